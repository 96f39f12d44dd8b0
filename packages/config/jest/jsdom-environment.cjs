const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom hides globals of Node that browsers have too. Two are left out on purpose: with Node's MessageChannel, React's
// scheduler keeps the process alive forever; Node's FormData does not support form elements.
const offeredByNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of offeredByNode) Reflect.set(this.global, name, Reflect.get(globalThis, name));
    // styled-components adds each rule to the sheet, as in production. By default it adds it as text, and jsdom then parses the
    // whole sheet again.
    Reflect.set(this.global, 'SC_DISABLE_SPEEDY', false);
  }
};
