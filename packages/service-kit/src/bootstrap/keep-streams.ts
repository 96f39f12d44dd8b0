import { StreamSettings } from '../config/common.js';
import { processEnv } from '../config/process-env.js';
import { readConfig } from '../config/read-config.js';
import { siteTopology, StreamKeeper } from '../events/stream-keeper.js';
import { Metrics } from '../health/metrics.js';
import { Readiness } from '../health/readiness.js';
import { createLogger } from '../logging/logger.js';
import { connectNats } from '../nats/connection.js';
import { openOps } from './open-ops.js';
import { readOrExit } from './read-or-exit.js';

/** The administrator of the streams: a separate NATS account is all it needs. */
const streamsUser = 'streams';

/** Creates and maintains streams and consumers until it is stopped. */
export async function keepStreams(): Promise<void> {
  const settings = readOrExit(streamsUser, () => readConfig(StreamSettings, processEnv()));
  const log = createLogger(streamsUser, settings.LOG_LEVEL);
  try {
    const readiness = new Readiness();
    const metrics = new Metrics(streamsUser);
    const { opsPort, onStop } = await openOps({ log, readiness, metrics }, settings);
    const nats = await connectNats(settings.NATS_URL, streamsUser, log);
    onStop(() => nats.close());
    const keeper = new StreamKeeper(nats, siteTopology, settings.NATS_REPLICAS, log);
    onStop(() => keeper.stop());
    await keeper.start();
    readiness.started();
    log.info({ opsPort }, 'ready');
  } catch (error) {
    log.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}
