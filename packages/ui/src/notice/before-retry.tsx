/**
 * What to do before code that was not loaded is requested again. A failed `import()` does not say why: the site may have answered
 * that it is busy, so only a browser that is offline asks for a look at the connection.
 */
export const beforeRetry = (): string =>
  navigator.onLine ? 'Please wait a moment and' : 'Check your connection and';
