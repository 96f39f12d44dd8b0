import { describe, expect, it } from '@jest/globals';
import { groupsBehind, JetStreamState } from '../../src/cluster/caught-up.ts';

const follows = (...names: string[]) => names.map((name) => ({ name, current: true, active: 1, peer: name }));
const lags = (name: string) => [{ name, current: false, active: 250_000_000_000, lag: 3, peer: name }];

/** The response of a server: the leaders of its Raft groups and the lag of the other members. */
const state = (leaders: { stream?: string; consumer?: string }, replicas = follows('nats-2', 'nats-3')) =>
  JetStreamState.parse({
    streams: 1,
    meta_cluster: {
      name: 'events',
      leader: 'nats-1',
      replicas: follows('nats-2', 'nats-3'),
      cluster_size: 3,
    },
    account_details: [
      {
        name: '$G',
        stream_detail: [
          {
            name: 'EVENTS',
            cluster: { raft_group: 'S-R3F', leader: leaders.stream, replicas },
            consumer_detail: [
              {
                name: 'leads__paid',
                cluster: { leader: leaders.consumer, replicas: follows('nats-2', 'nats-3') },
              },
            ],
          },
        ],
      },
    ],
  });

const told = (leaders: { stream?: string; consumer?: string }, replicas?: ReturnType<typeof lags>) =>
  groupsBehind(new Map(['nats-1', 'nats-2', 'nats-3'].map((name) => [name, state(leaders, replicas)])));

describe('Raft groups of a NATS cluster', () => {
  it('are healthy when each has a leader that the others follow', () => {
    expect(told({ stream: 'nats-1', consumer: 'nats-3' })).toEqual([]);
  });

  it('lag without a leader', () => {
    expect(told({ stream: 'nats-1' })).toEqual(['EVENTS leads__paid']);
  });

  it('lag while a member does not follow', () => {
    expect(told({ stream: 'nats-1', consumer: 'nats-3' }, lags('nats-3'))).toEqual(['EVENTS']);
  });

  it('lag when the server that is the leader does not respond', () => {
    const answered = new Map([['nats-2', state({ stream: 'nats-1', consumer: 'nats-2' })]]);
    expect(groupsBehind(answered)).toEqual(['EVENTS', 'servers']);
  });
});
