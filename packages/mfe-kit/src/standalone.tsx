import { createRoot } from 'react-dom/client';
import { browserHttp } from './api/browser-http';
import type { RemoteModule } from './remote/remote-module';
import type { Slots } from './slot/slot-props';
import { Slot } from './slot/slot';
import { useAppSelector } from './store/hooks';
import { fakeHttp, type FakeAnswer } from './testing/fake-http';
import { createMockHost } from './testing/mock-host';
import { MockOutlet, MockShell } from './testing/mock-shell';

/** Options for running a remote alone, in the mock shell. */
export interface StandaloneOptions {
  readonly remote: RemoteModule;
  /** Fake responses; all other calls go to `/api`. */
  readonly answers?: Readonly<Record<string, FakeAnswer>>;
  /** Suggested URLs. */
  readonly places?: readonly string[];
  /** The props of its slots. */
  readonly slots?: { readonly [N in keyof Slots]?: { of: Slots[N]['key']; given: Slots[N]['given'] } };
}

/** Shows a remote's pages and slots without the shell; the hash is the URL of the page. */
export async function runStandalone({ remote, answers = {}, places = [], slots = {} }: StandaloneOptions) {
  const host = createMockHost({
    remotes: [remote],
    http: fakeHttp(answers, browserHttp),
  });
  const root = document.body.appendChild(document.createElement('div'));
  const open = async (): Promise<void> => {
    const to = window.location.hash.slice(1) || places[0] || '/';
    await host.router.navigate(to);
  };
  await open();
  window.addEventListener('hashchange', () => void open());
  createRoot(root).render(
    <MockShell host={host}>
      <nav aria-label="Places">
        {places.map((place) => (
          <a key={place} href={`#${place}`} style={{ marginInlineEnd: 16 }}>
            {place}
          </a>
        ))}
      </nav>
      <LastToast />
      {places.length > 0 && <MockOutlet />}
      {Object.entries(slots).map(([name, props]) => (
        <Slot
          key={name}
          name={name as keyof Slots}
          {...props}
          loading={<p>loading {name}</p>}
          fallback={<p>fallback of {name}</p>}
        />
      ))}
    </MockShell>,
  );
}

function LastToast() {
  const toast = useAppSelector((state) => state.shell.toast);
  return (
    <p role="status">
      {toast?.title} {toast?.description}
    </p>
  );
}
