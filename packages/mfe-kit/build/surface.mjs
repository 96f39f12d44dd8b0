import { readFile } from 'node:fs/promises';
import vm from 'node:vm';

/** Answers every call and every property with itself: stands for libraries while a surface is read. */
const anything = new Proxy(function anything() {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything,
});

/** A visit that fits every page. */
const anyRequest = {
  params: { slug: 'any', token: 'any' },
  search: new URLSearchParams(),
  location: { pathname: '/any', search: '', hash: '' },
};

const describing = {
  page: (route) => route,
  remote: (module) => module,
  lazyPage: (chunk) => ({ chunk }),
};

/**
 * Reads from a server bundle what a remote exposes, without running a page: its paths, slots, actions and the chunks
 * of its pages. So the code is the only place where they are written.
 * @param {string} file
 */
export async function readSurface(file) {
  const module = { exports: {} };
  const provide = (name) =>
    name === '@valam/mfe-kit/remote'
      ? new Proxy(describing, { get: (target, key) => target[key] ?? anything })
      : anything;
  const run = vm.compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run(module, module.exports, provide);
  const surface = module.exports.default;
  if (!Array.isArray(surface?.routes)) throw new Error(`${file} does not export a remote by default`);
  const slots = surface.slots ?? {};
  return {
    name: surface.name,
    paths: surface.routes.map((route) => route.path),
    pages: surface.routes.map((route) => ({
      path: route.path,
      chunk: route.page.chunk,
      later: (route.later ?? []).map((part) => part.chunk),
      placed: (route.slots?.(anyRequest) ?? []).map(({ name, later = false }) => ({ name, later })),
    })),
    slots: Object.keys(slots),
    slotChunks: Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, slot.component.chunk])),
    actions: Object.keys(surface.actions ?? {}),
    chunks: [
      ...surface.routes.flatMap((route) => [route.page, ...(route.later ?? [])].map((part) => part.chunk)),
      ...Object.values(slots).map((slot) => slot.component.chunk),
    ],
  };
}
