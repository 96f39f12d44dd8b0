import { FieldError } from '@valam/ui/field/field';
import { TextField } from '@valam/ui/field/text-field';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { asText } from '../description/as-text';
import { errorWithin, type FieldProps } from './field-props';
import { FieldBox, RowTools, wrongIn } from './nested-fields';

const axes = [
  ['x', 'From the left, percent'],
  ['y', 'From the top, percent'],
] as const;

const shapes = [
  ['Wide', '16 / 9'],
  ['Square', '1 / 1'],
  ['Tall', '3 / 4'],
] as const;

const Whole = styled.button`
  position: relative;
  justify-self: start;
  padding: 0;
  max-width: min(100%, 30rem);
  line-height: 0;
  cursor: crosshair;
  & > img {
    width: 100%;
    height: auto;
  }
  & > span {
    position: absolute;
    width: 1.75rem;
    height: 1.75rem;
    margin: -0.875rem 0 0 -0.875rem;
    border: 3px solid var(--color-background);
    border-radius: 50%;
    box-shadow: 0 0 0 2px var(--color-text);
    pointer-events: none;
  }
`;

const Crops = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: end;
  & > figure {
    margin: 0;
    display: grid;
    gap: var(--space-1);
    font-size: 0.8125rem;
  }
  & img {
    height: 6rem;
    width: auto;
    object-fit: cover;
  }
`;

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle: Point = { x: 50, y: 50 };

/** The focal point of a picture, set by click or by numbers, with a preview of the crops. */
export function FocusField({ field, value, onChange, errors, path, whole }: FieldProps) {
  const point = { ...middle, ...(typeof value === 'object' ? value : null) };
  const src = asText(whole?.['src']);
  const error = errorWithin(errors, path);
  const pointAt = (event: MouseEvent<HTMLButtonElement>) => {
    // A click from the keyboard has no coordinates.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: percent(event.clientX - box.left, box.width),
      y: percent(event.clientY - box.top, box.height),
    });
  };
  return (
    <FieldBox {...wrongIn(error, path)}>
      <legend>{field.label}</legend>
      {src && (
        <>
          <Whole type="button" onClick={pointAt} aria-label="Point at what stays in view">
            <img src={`${src}/800.webp`} alt="" />
            <span style={{ left: `${point.x}%`, top: `${point.y}%` }} />
          </Whole>
          <Crops aria-hidden="true">
            {shapes.map(([name, aspectRatio]) => (
              <figure key={name}>
                <img
                  src={`${src}/480.webp`}
                  alt=""
                  style={{ aspectRatio, objectPosition: `${point.x}% ${point.y}%` }}
                />
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </Crops>
        </>
      )}
      <RowTools>
        {axes.map(([axis, label]) => (
          <TextField
            key={axis}
            label={label}
            type="number"
            min={0}
            max={100}
            value={point[axis]}
            onChange={(e) => onChange({ ...point, [axis]: Number(e.target.value) })}
          />
        ))}
      </RowTools>
      <FieldError id={`${path}-error`} error={error} />
    </FieldBox>
  );
}

const percent = (part: number, whole: number): number =>
  Math.round(Math.min(1, Math.max(0, part / whole)) * 100);
