/** What units know of each other, where a test does not depend on it. */
export const addresses = {
  natsFor: () => 'nats://127.0.0.1:4222',
  databases: {},
  smtp: 'smtp://127.0.0.1:1025',
  gateway: 'http://127.0.0.1:1',
  gateways: ['http://127.0.0.1:1'],
  ready: {},
  payments: 'http://127.0.0.1:2',
};
