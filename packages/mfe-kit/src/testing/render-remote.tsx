import { act, configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { DataRouter } from 'react-router';
import type { Host } from '../host/host-context';
import { viewOf, type PageView } from '../host/page-view';
import type { RemoteModule } from '../remote/remote-module';
import type { Session, ShellState, Toast } from '../shell/shell-state';
import { Slot } from '../slot/slot';
import type { SlotKey, SlotName, Slots } from '../slot/slot-props';
import { fakeHttp, type FakeAnswer, type FakeHttp } from './fake-http';
import { createMockHost } from './mock-host';
import { MockOutlet, MockShell } from './mock-shell';

// Loading a lazy view and queries by role on a long page take seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

export interface RenderOptions {
  /** `GET /api/tours/x` → its response. */
  readonly answers?: Readonly<Record<string, FakeAnswer>>;
  /** Initial state of the shell, e.g. `{ currency: 'EUR' }`. */
  readonly shell?: Partial<ShellState>;
  /** The session to respond with; signed out by default. */
  readonly askSession?: () => Promise<Session>;
  /** Other remotes whose slots are rendered too. */
  readonly others?: readonly RemoteModule[];
}

export interface Rendered extends RenderResult {
  readonly host: Host;
  readonly http: FakeHttp;
  readonly router: DataRouter;
  /** The view at the current URL. */
  view(): PageView;
  /** The rendered element, to render it again beside others. */
  readonly content: ReactNode;
  /** The current toast. */
  toast(): Toast | null;
}

/** Renders a page of a remote by its URL, in the mock shell. */
export async function renderRemotePage(
  remote: RemoteModule,
  to: string,
  options: RenderOptions = {},
): Promise<Rendered> {
  const { host, http } = mock(remote, options);
  await host.router.navigate(to);
  await host.slots.settled();
  return shown(host, http, <MockOutlet />);
}

/** Renders the component that a remote provides for a slot of another remote's page. */
export async function renderRemoteSlot<N extends SlotName>(
  remote: RemoteModule,
  name: N,
  props: { of: SlotKey<N>; given: Slots[N]['given'] },
  options: RenderOptions = {},
): Promise<Rendered> {
  const { host, http } = mock(remote, options);
  const slot = <Slot name={name} {...props} loading={<p>loading</p>} fallback={<p>fallback</p>} />;
  host.slots.start({ name, of: props.of } as Parameters<typeof host.slots.start>[0]);
  await host.slots.settled();
  return shown(host, http, slot);
}

function mock(remote: RemoteModule, options: RenderOptions) {
  const http = fakeHttp(options.answers ?? {});
  const host = createMockHost({
    remotes: [remote, ...(options.others ?? [])],
    http,
    ...(options.shell ? { shell: options.shell } : {}),
    ...(options.askSession ? { askSession: options.askSession } : {}),
  });
  return { host, http };
}

async function shown(host: Host, http: FakeHttp, children: ReactNode): Promise<Rendered> {
  const content = <MockShell host={host}>{children}</MockShell>;
  const result = await act(async () => render(content));
  return Object.assign(result, {
    content,
    host,
    http,
    router: host.router,
    view: () => viewOf(host.remotes, host.router.state),
    toast: () => host.app.store.getState().shell.toast,
  });
}
