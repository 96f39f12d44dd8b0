import type { FastifyRequest } from 'fastify';

/** The payment provider's signed payload, byte for byte, and its signature; leads verifies it. */
export function signedBytes({ rawBody, headers }: FastifyRequest): { bodyBase64: string; signature: string } {
  const signature = headers['stripe-signature'];
  return {
    bodyBase64: (rawBody ?? Buffer.alloc(0)).toString('base64'),
    signature: typeof signature === 'string' ? signature.slice(0, 2_000) : '',
  };
}
