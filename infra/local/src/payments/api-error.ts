interface Refusal {
  type: string;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  /** Objects that a declined card created. */
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
}

/** An error in the provider's format. */
export class ApiError extends Error {
  status: number;
  error: Refusal;

  constructor(status: number, error: Refusal) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more });

export const noSuch = (kind: string, id: string) =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${kind}: '${id}'`,
  });
