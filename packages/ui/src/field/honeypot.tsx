import { guardFields } from '@valam/contracts/shared/guard-fields';
import { useTakesPresses } from '@valam/ui/no-script/needs-scripts';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const Away = styled.div`
  position: absolute;
  left: -9999px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/**
 * A field that people neither see nor reach, and bots fill in; and the milliseconds between opening and submitting the form,
 * which are few for bots. An unchanged form that is sent again has the same time, because it is the same request.
 */
export function Honeypot({ name }: { name: string }) {
  const time = useRef<HTMLInputElement>(null);
  // A form rendered on the server was open before hydration: since the time origin of the page.
  const isServers = !useTakesPresses();
  const [openedAt] = useState(() => (isServers ? 0 : performance.now()));
  useEffect(() => {
    const { current } = time;
    const form = current?.form;
    if (!form) return;
    const note = (): void => {
      current.value ||= String(Math.round(performance.now() - openedAt));
    };
    const forget = (): void => {
      current.value = '';
    };
    form.addEventListener('submit', note, { capture: true });
    form.addEventListener('input', forget);
    return () => {
      form.removeEventListener('submit', note, { capture: true });
      form.removeEventListener('input', forget);
    };
  }, [openedAt]);
  return (
    <Away aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      <input ref={time} type="hidden" name={guardFields.filledInMs} />
    </Away>
  );
}
