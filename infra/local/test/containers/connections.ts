import {
  connectionsBeside,
  usualConnections,
} from '../../../../packages/service-kit/src/database/connections.ts';
import { textOf } from '../../src/checkout.ts';

/** The connections of one replica: its pool (`set`, or what the service's own code says), and those beside it. */
export function connectionsOf(service: string, set?: string): number {
  const [, own] =
    /databaseConnections: (\d+)/.exec(textOf(`services/${service}/src/${service}.service.ts`)) ?? [];
  return Number(set ?? own ?? usualConnections) + connectionsBeside;
}
