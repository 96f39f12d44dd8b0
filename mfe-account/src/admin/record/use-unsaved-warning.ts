import { useBeforeUnload, useBlocker } from '@valam/mfe-kit/router';
import { useEffect } from 'react';

const question = 'You have unsaved changes. Leave without saving?';

/** Asks before the user leaves unsaved changes by a link, Back or Forward, or by closing or reloading the page. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
}
