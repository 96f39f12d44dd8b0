import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { RadioGroup } from '@valam/ui/field/choice-field';
import { Notice } from '@valam/ui/notice/notice';
import { Heading } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FieldDescription } from '../description/field-description';
import { takeLostFocus } from '../frame/take-lost-focus';

type Values = Readonly<Record<string, unknown>>;

const Lines = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: 46rem;
`;

const write = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '(empty)';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

interface CompareProps {
  readonly fields: readonly FieldDescription[];
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  readonly onChosen: (values: Values) => void;
  readonly onCancel: () => void;
}

/**
 * Resolves an edit conflict: for each field that both people changed, the user selects one of the two values. Fields that
 * only one of them changed are merged automatically.
 */
export function Compare({ fields, base, mine, theirs, onChosen, onCancel }: CompareProps) {
  const changed = fields.filter(({ key }) => !same(mine[key], base[key]));
  const disputed = changed.filter(
    ({ key }) => !same(theirs[key], base[key]) && !same(theirs[key], mine[key]),
  );
  const [choice, setChoice] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const isDecided = disputed.every(({ key }) => choice[key]);
  const values = Object.fromEntries(
    changed.filter(({ key }) => choice[key] !== 'theirs').map(({ key }) => [key, mine[key]]),
  );
  return (
    <Lines ref={takeLostFocus} tabIndex={-1}>
      <Heading as="h2" $size={2}>
        Compare changes
      </Heading>
      {disputed.length === 0 && (
        <Notice>You and they changed different fields. Both changes can be kept.</Notice>
      )}
      {disputed.map(({ key, label }) => (
        <RadioGroup
          key={key}
          name={`choose-${key}`}
          label={label}
          chosen={choice[key] ? [choice[key]] : []}
          onChoose={([which]) => setChoice({ ...choice, [key]: which === 'theirs' ? 'theirs' : 'mine' })}
          choices={[
            { value: 'theirs', label: `Theirs: ${write(theirs[key])}` },
            { value: 'mine', label: `Mine: ${write(mine[key])}` },
          ]}
        />
      ))}
      <div>
        <Button ref={passFocusOn} small disabled={!isDecided} onClick={() => onChosen(values)}>
          Save this version
        </Button>{' '}
        <Button ref={passFocusOn} variant="quiet" small onClick={onCancel}>
          Keep mine
        </Button>
      </div>
    </Lines>
  );
}
