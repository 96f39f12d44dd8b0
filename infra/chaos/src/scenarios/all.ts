import { crowd } from './500-buyers.ts';
import { backup } from './backup.ts';
import { clusterFaults } from './cluster.ts';
import { contentAlone } from './content-alone.ts';
import { editShown } from './edit-shown.ts';
import { hotSale } from './hot-sale.ts';
import { killedServices } from './killed-services.ts';
import { latePayment, latePaymentFree } from './late-payment.ts';
import { mailDown } from './mail-down.ts';
import { mediaAway } from './media-away.ts';
import { oldPage } from './old-page.ts';
import { slowClients, twoOperators } from './overload.ts';
import { overrun } from './overrun.ts';
import { providerDown, refundFails } from './provider-down.ts';
import { registryBroken } from './registry.ts';
import { remoteBundles } from './remote-bundles.ts';
import { remoteChunks } from './remote-chunks.ts';
import { gatewayKilled, rollingRestart } from './rolling-restart.ts';
import { sameRequest } from './same-request.ts';
import { natsGone, postgresRestarted } from './servers.ts';
import { twoPromotions } from './two-promotions.ts';
import { lostWebhooks, webhooks } from './webhooks.ts';
import type { Scenario } from './scenario.ts';

/** The numbers in the list of goals; additional scenarios have higher ones. */
export const numbers = Array.from({ length: 28 }, (_, index) => index + 1);

export const scenarios: readonly Scenario[] = [
  crowd,
  sameRequest,
  webhooks,
  latePayment,
  providerDown,
  ...killedServices,
  natsGone,
  postgresRestarted,
  mailDown,
  remoteChunks,
  remoteBundles,
  registryBroken,
  slowClients,
  twoOperators,
  refundFails,
  lostWebhooks,
  latePaymentFree,
  mediaAway,
  oldPage,
  overrun,
  backup,
  contentAlone,
  gatewayKilled,
  rollingRestart,
  editShown,
  hotSale,
  ...clusterFaults,
  twoPromotions,
];
