const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom hides what Node offers and browsers have as well. MessageChannel is left out on purpose:
// with Node's, React's scheduler keeps the process alive for ever.
const offeredByNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
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
  async setup() {
    await super.setup();
    for (const name of offeredByNode) this.global[name] = globalThis[name];
  }
};
