import { StreamSettings } from '../config/common.js';
import { processEnv } from '../config/process-env.js';
import { readConfig } from '../config/read-config.js';
import { siteTopology, StreamKeeper } from '../events/stream-keeper.js';
import { Metrics } from '../health/metrics.js';
import { OpsServer } from '../health/ops-server.js';
import { Readiness } from '../health/readiness.js';
import { createLogger } from '../logging/logger.js';
import { connectNats } from '../nats/connection.js';
import { readOrExit } from './read-or-exit.js';
import { stopOnSignal } from './stop-on-signal.js';

/** The administrator of the streams: needs only a separate NATS account. */
const streamsUser = 'streams';

/** Creates and maintains streams and readers until it is stopped. */
export async function keepStreams(): Promise<void> {
  const settings = readOrExit(streamsUser, () => readConfig(StreamSettings, processEnv()));
  const log = createLogger(streamsUser, settings.LOG_LEVEL);
  const nats = await connectNats(settings.NATS_URL, streamsUser);
  const keeper = new StreamKeeper(nats, siteTopology, settings.NATS_REPLICAS, log);
  const readiness = new Readiness();
  const ops = new OpsServer(readiness, new Metrics(streamsUser));
  const opsPort = await ops.start(settings.OPS_PORT, settings.HOST);
  stopOnSignal(log, async () => {
    await keeper.stop();
    await nats.close();
    await ops.stop();
  });
  await keeper.start();
  readiness.started();
  log.info({ opsPort }, 'ready');
}
