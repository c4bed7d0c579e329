// The comparison's own code: what is simulated is what decides in the action.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withStrippedSource } from '../stripped-source.mjs';

/** Everything that the modules of src/comparison/ named here export, as one object. */
export function comparison(...modules) {
  return withStrippedSource(['comparison'], async (folder) => {
    const loaded = await Promise.all(
      modules.map((name) => import(pathToFileURL(join(folder, 'comparison', `${name}.js`)).href)),
    );
    return Object.assign({}, ...loaded);
  });
}
