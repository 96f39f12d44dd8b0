/** A refusal as the provider words it. */
export class ApiError extends Error {
  /** @param {number} status @param {{ type: string, message: string, code?: string, param?: string }} error */
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** @param {string} message @param {{ code?: string, param?: string }} [more] */
export const invalid = (message, more = {}) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more });

/** @param {string} kind @param {string} id */
export const noSuch = (kind, id) =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${kind}: '${id}'`,
  });
