import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { SearchField } from '@valam/ui/field/text-field';
import { SelectField } from '@valam/ui/field/select-field';
import { from } from '@valam/ui/tokens/media';
import { useEffect, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useEarlyChoice } from '../../parts/list-page/use-early-choice';

const path = '/temples';
const pauseMs = 250;

const Row = styled.form`
  display: grid;
  gap: var(--space-4);
  align-items: end;
  padding-bottom: var(--space-2);
  ${from.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 1.2fr) auto;
  }
`;

interface TempleSearchProps {
  readonly search: URLSearchParams;
  readonly states: readonly string[];
}

/** Searches names, districts and states. The query is in the URL. */
export function TempleSearch({ search, states }: TempleSearchProps) {
  const shell = useShell();
  const { offered, chosen } = stateChoice(states, search.get('state') ?? '');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function show(form: HTMLFormElement): void {
    const typed = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    );
    const query = new URLSearchParams(typed).toString();
    shell.navigate(query ? `${path}?${query}` : path, { replace: true, scroll: false, keepsPage: true });
  }

  function onTyping(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => show(form), pauseMs);
  }

  return (
    <Row
      ref={useEarlyChoice()}
      role="search"
      method="get"
      action={path}
      autoComplete="off"
      onChange={onTyping}
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(waiting.current);
        show(event.currentTarget);
      }}
    >
      <SearchField
        label="Search temples"
        hiddenLabel
        name="q"
        optional
        placeholder="Search temples by name, district, or state..."
        defaultValue={search.get('q') ?? ''}
      />
      {offered.length > 0 && (
        <SelectField
          label="State"
          hiddenLabel
          name="state"
          optional
          emptyLabel="All states"
          options={offered.map((state) => ({ value: state, label: state }))}
          defaultValue={chosen}
        />
      )}
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Row>
  );
}

/** The options: states with temples, and the state in the URL, by which the list is filtered even if it has none. */
function stateChoice(states: readonly string[], asked: string) {
  const listed = states.find((state) => state.toLowerCase() === asked.toLowerCase());
  const offered = asked === '' || listed ? states : [...states, asked];
  return { offered, chosen: listed ?? asked };
}
