/** In bytes. NATS takes a megabyte (`max_payload` in `infra/docker/nats/nats-server.conf`), headers included. */
export const largestMessage = 1_000_000;
