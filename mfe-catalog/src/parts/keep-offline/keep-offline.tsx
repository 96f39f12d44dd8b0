import { formatDay, istDay } from '@valam/contracts/shared/days';
import { canKeepPages, keepPage, keptPageAt, letPageGo } from '@valam/mfe-kit/offline';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Cluster } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const NeedsScripts = styled(Cluster)`
  padding-top: var(--space-4);
  @media (scripting: none), print {
    display: none;
  }
`;

const neverChanges = () => () => undefined;

const dayOf = (instant: string): string => formatDay(istDay(new Date(instant)));

/** Stores this page on the device for offline use. The buttons submit a form, so that React replays clicks from before hydration. */
export function KeepOffline({ path }: { path: string }) {
  const shell = useShell();
  const isPossible = useSyncExternalStore(neverChanges, canKeepPages, () => true);
  const [isBusy, setBusy] = useState(false);
  const [keptAt, setKeptAt] = useState<string | null>(null);

  useEffect(() => {
    // Without an active service worker there is no stored copy yet.
    if (isPossible && navigator.serviceWorker.controller) {
      keptPageAt(path).then(setKeptAt, () => undefined);
    }
  }, [isPossible, path]);

  async function change(to: typeof keepPage, refused: string): Promise<void> {
    setBusy(true);
    const before = keptAt;
    const after = await to(path).catch(() => before);
    if (after === before) shell.toast({ title: refused, tone: 'destructive' });
    setKeptAt(after);
    setBusy(false);
  }

  if (!isPossible) return null;
  return (
    <NeedsScripts $gap="4">
      <form>
        {keptAt === null ? (
          <Button
            type="submit"
            variant="secondary"
            small
            busy={isBusy}
            formAction={() => void change(keepPage, 'This page could not be kept. Please try again.')}
          >
            Keep offline
          </Button>
        ) : (
          <Button
            type="submit"
            variant="secondary"
            small
            busy={isBusy}
            formAction={() => void change(letPageGo, 'The copy could not be removed. Please try again.')}
          >
            Remove the copy
          </Button>
        )}
      </form>
      <Small role="status">
        {keptAt !== null && `Saved on this device on ${dayOf(keptAt)}. You can open this page offline.`}
      </Small>
    </NeedsScripts>
  );
}
