/** The servers started by the test run, and this worker's NATS account. */
export function testServers(): { databaseUrl: string; natsUrl: string } {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const nats = process.env.TEST_NATS_URL;
  if (!databaseUrl || !nats)
    throw new Error('TEST_DATABASE_URL and TEST_NATS_URL are not set: run this through Jest');
  const natsUrl = new URL(nats);
  natsUrl.username = `w${process.env.JEST_WORKER_ID ?? '1'}`;
  natsUrl.password = 'w';
  return { databaseUrl, natsUrl: natsUrl.href };
}
