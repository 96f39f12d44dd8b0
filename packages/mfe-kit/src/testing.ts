/** For tests of remotes: pages and slots in the mock shell. */
export {
  renderRemotePage,
  renderRemoteSlot,
  type Rendered,
  type RenderOptions,
} from './testing/render-remote';
export { fakeHttp, FakeProblem, type FakeAnswer, type FakeHttp } from './testing/fake-http';
export { createMockHost, sampleShellState } from './testing/mock-host';
export { MockOutlet, MockShell } from './testing/mock-shell';
