import { createWriteStream } from 'node:fs';
import path from 'node:path';

/**
 * Looks after the streams as their administrator does in production, under the account of its own.
 * The kit is taken when it has been built, so it is not imported above.
 */
export async function startStreamKeeper({
  natsUrl,
  replicas,
  dataDir,
}: {
  natsUrl: string;
  replicas: number;
  dataDir: string;
}) {
  const [{ siteTopology, StreamKeeper }, { connectNats }, { createLogger }] = await Promise.all([
    import('@valam/service-kit/events/stream-keeper'),
    import('@valam/service-kit/nats/connection'),
    import('@valam/service-kit/logging/logger'),
  ]);
  const logFile = createWriteStream(path.join(dataDir, 'logs/streams.log'), { flags: 'a', mode: 0o600 });
  const nats = await connectNats(natsUrl, 'streams');
  const keeper = new StreamKeeper(nats, siteTopology, replicas, createLogger('streams', 'info', logFile));
  await keeper.start();
  return {
    async stop() {
      await keeper.stop();
      await nats.close();
      logFile.end();
    },
  };
}
