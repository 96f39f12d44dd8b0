import { compileFunction } from 'node:vm';

/**
 * Makes a container a third of what the bundler's own is. The bundler's runtime reads ranges of versions, chooses among
 * several and warns about those that almost fit; the platform has one exact version of each library, and the shell
 * offers all of them before the first remote arrives. What is kept is the agreement between containers: `init` takes the
 * share scope, a library is taken from it by name and version, and a version that is not offered fails the module that
 * asks for it.
 */
export class LeanContainerPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('LeanContainerPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanContainerPlugin', (module) => {
        const lean = leaner[module.name];
        if (!lean || !module.source) return;
        module.source.source = Buffer.from(lean(module.source.source.toString()));
      });
    });
  }
}

/** By the name of the bundler's runtime module: what stands in its place. @type {Record<string, (text: string) => string>} */
const leaner = {
  sharing: (text) => `
const offer = (id) => ({ get: () => () => __webpack_require__(id), eager: 1, loaded: 1 });
__webpack_require__.S = { ${offersIn(text)} };
__webpack_require__.I = () => 1;
`,

  consumes_loading: (text) => `
const consumed = ${JSON.stringify(consumedIn(text))};
__webpack_require__.f.consumes = (chunkId, promises) => {
  for (const id in consumed) {
    if (__webpack_require__.m[id]) continue;
    const [library, version] = consumed[id];
    const offered = __webpack_require__.S.default?.[library]?.[version];
    const give = (factory) => {
      __webpack_require__.m[id] = (module) => {
        if (!factory) throw Error(library + ' ' + version + ' is not offered here');
        module.exports = factory();
      };
    };
    const factory = offered?.get();
    if (offered) offered.loaded = 1;
    if (factory?.then) promises.push(factory.then(give));
    else give(factory);
  }
};
`,

  auto_public_path: () => `
__webpack_require__.p = new URL('.', document.currentScript.src).href;
`,
};

/** What the shell gives: scope, then library, then version. @param {string} text */
function offersIn(text) {
  const offers = [
    ...text.matchAll(/name: ("[^"]+"), version: ("[^"]+"), factory: [^_]*__webpack_require__\(([^)]+)\)/g),
  ];
  const expected = text.split('factory: ').length - 1;
  if (offers.length !== expected)
    throw new Error('The bundler no longer writes down what a container offers');
  if (expected === 0) return '';
  return `default: { ${offers.map(([, name, version, id]) => `${name}: { ${version}: offer(${id}) }`).join()} }`;
}

/** Which module stands for which library, as the bundler wrote it down. @returns {Record<string, [string, string]>} */
function consumedIn(text) {
  const end = text.indexOf('initialConsumes:');
  const start = text.indexOf('{', text.indexOf('consumesLoadingData'));
  if (start < 0 || end < 0) throw new Error('The bundler no longer writes down what a container consumes');
  const { moduleIdToConsumeDataMapping: libraries } = compileFunction(`return ${text.slice(start, end)}}`)();
  return Object.fromEntries(
    Object.entries(libraries).map(
      ([id, { shareKey, requiredVersion, strictVersion, singleton, fallback }]) => {
        if (!strictVersion || !singleton || fallback)
          throw new Error(`${shareKey} is not shared as the platform is`);
        return [id, [shareKey, requiredVersion]];
      },
    ),
  );
}
