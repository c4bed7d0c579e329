// How jest loads a file of tests: as Node loads any program. Jest's own runtime gives each file a world of its own, in which
// the source and all of its packages are compiled anew: a third of what its processes took. Here they are loaded once in
// each of jest's processes, and what is in __tests__/ once for each file of tests. The imports of TypeScript and of
// `@jest/globals` are those of test-imports.mjs; what a file leaves behind test-environment.mjs sees. Coverage is Node's:
//   NODE_V8_COVERAGE=/tmp/found npm run test:room -- __tests__/redaction
//   npx c8 report --temp-directory /tmp/found --include 'src/redaction/**'
const { registerHooks } = require('node:module');
const { pathToFileURL } = require('node:url');

let isPrepared = false;
let files = 0;

module.exports = class TestRuntime {
  #imports = import('./test-imports.mjs');
  #query;

  constructor(...given) {
    const { watch, watchAll } = given.at(-1);
    // In watch mode jest goes on in the same process while the source is edited.
    this.#query = `?${watch || watchAll ? 'all' : 'tests'}=${++files}`;
  }

  /** jest-circus, which collects the tests: anew for each file. */
  requireInternalModule(path) {
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    delete require.cache[path];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    globalThis[Symbol.for('@jest/globals')] = globals;
  }

  async unstable_importModule(path) {
    const hooks = await this.#imports;
    if (!isPrepared) registerHooks(hooks);
    isPrepared = true;
    return import(`${pathToFileURL(path)}${this.#query}`);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  requireModule(path) {
    return require(path);
  }

  /** They are in the code (test-imports.mjs). */
  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
};
