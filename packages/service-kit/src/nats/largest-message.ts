/**
 * In bytes. NATS accepts a megabyte including headers (`max_payload` in
 * `infra/docker/nats/nats-server.conf`).
 */
export const largestMessage = 1_000_000;
