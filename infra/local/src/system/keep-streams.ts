import { createWriteStream } from 'node:fs';
import path from 'node:path';

/**
 * Manages the streams under the administrator's account, as in production. The kit is imported dynamically, because it
 * must be built first.
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
