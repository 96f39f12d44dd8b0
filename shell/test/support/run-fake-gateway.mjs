// Runs the fake gateway alone, to view pages without the services: PORT=8391 node shell/test/support/run-fake-gateway.mjs
const { startFakeGateway } = await import('./fake-gateway.ts');
const { url } = await startFakeGateway({ port: Number(process.env.PORT ?? 0) });
process.stdout.write(`${url}\n`);
