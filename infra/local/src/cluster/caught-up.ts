import * as z from 'zod/mini';

const Group = z.object({
  leader: z.optional(z.string()),
  replicas: z.optional(z.array(z.object({ current: z.boolean() }))),
});
const Clustered = z.object({ cluster: z.optional(Group) });

/** What `/jsz?accounts=true&streams=true&consumers=true` of a NATS server reports about its Raft groups. */
export const JetStreamState = z.object({
  meta_cluster: z.optional(Group),
  account_details: z.optional(
    z.array(
      z.object({
        stream_detail: z.optional(
          z.array(
            z.extend(Clustered, {
              name: z.string(),
              consumer_detail: z.optional(z.array(z.extend(Clustered, { name: z.string() }))),
            }),
          ),
        ),
      }),
    ),
  ),
});
export type JetStreamState = z.infer<typeof JetStreamState>;
type Group = z.infer<typeof Group>;

/** Raft groups by name: the meta group, and one for each stream and each consumer. */
function groupsOf({
  meta_cluster: meta,
  account_details: accounts = [],
}: JetStreamState): Map<string, Group> {
  const groups = new Map<string, Group>();
  if (meta) groups.set('servers', meta);
  for (const { name, cluster, consumer_detail: consumers = [] } of accounts.flatMap(
    (one) => one.stream_detail ?? [],
  )) {
    if (cluster) groups.set(name, cluster);
    for (const consumer of consumers)
      if (consumer.cluster) groups.set(`${name} ${consumer.name}`, consumer.cluster);
  }
  return groups;
}

/**
 * Raft groups without a leader or with a lagging follower, as reported by the leader: followers know less. Not from
 * `/healthz`: before 2.11 it restarts a group that it finds lagging, and one that is just starting may lose its state
 * that way (nats-io/nats-server#7001).
 * @param states by server name
 */
export function groupsBehind(states: ReadonlyMap<string, JetStreamState>): string[] {
  const all = new Set<string>();
  const whole = new Set<string>();
  for (const [server, state] of states) {
    for (const [name, { leader, replicas = [] }] of groupsOf(state)) {
      all.add(name);
      if (leader === server && replicas.every(({ current }) => current)) whole.add(name);
    }
  }
  return [...all].filter((name) => !whole.has(name)).sort();
}
