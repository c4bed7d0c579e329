// What a browser shows of a page, for comparing: neither comments nor the names in its script, nor the policy that names
// both by hash.
import { transform } from 'esbuild';

const LOADERS = { style: 'css', script: 'js' };
/** Elements with code in them; those with data have attributes. */
const CODE = /<(style|script)>([\s\S]*?)<\/\1>/g;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>\n?/;

export async function shownPage(html) {
  const codes = await Promise.all(
    [...html.matchAll(CODE)].map(async ([, element, code]) => {
      const options = { loader: LOADERS[element], minify: true, legalComments: 'none' };
      return (await transform(code, options)).code;
    }),
  );
  return html.replace(POLICY, '').replaceAll(CODE, (_, element) => `<${element}>${codes.shift()}`);
}
