import { lazyPage } from '@valam/mfe-kit/remote';
import { useShell } from '@valam/mfe-kit/shell';
import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { LinkButton } from '@valam/ui/button/button';
import { useEffect, useState } from 'react';

const PrivateTourAsk = lazyPage(
  'private-tour-ask',
  () => import(/* webpackChunkName: "private-tour-ask" */ './private-tour-ask'),
);
const wholePage = '/private-tours#inquiry-form';

/** Opens the inquiry for a private version of this tour; without JavaScript, a link to the page of private tours. */
export default function PrivateTourDialog(props: SlotComponentProps<'booking/PrivateTourDialog'>) {
  const { tourId, tourTitle } = props;
  const shell = useShell();
  const [state, setState] = useState<'unasked' | 'open' | 'closed' | 'gone'>('unasked');
  // In an effect, which does not run if the visitor has opened another page by the time the load fails.
  useEffect(() => {
    if (state === 'gone') shell.navigate(wholePage);
  }, [state, shell]);
  return (
    <>
      <LinkButton
        variant="quiet"
        full
        href={wholePage}
        aria-haspopup="dialog"
        onPointerEnter={() => void PrivateTourAsk.preload().catch(() => undefined)}
        onClick={(event) => {
          event.preventDefault();
          PrivateTourAsk.preload().then(
            () => setState('open'),
            () => setState('gone'),
          );
        }}
      >
        Inquire About Private Tour
      </LinkButton>
      {(state === 'open' || state === 'closed') && (
        <PrivateTourAsk
          {...{ tourId, tourTitle }}
          isOpen={state === 'open'}
          onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
        />
      )}
    </>
  );
}
