import { TextField } from '@valam/ui/field/text-field';
import type { FieldProps } from './field-props';
import { FieldBox, RowTools } from './nested-fields';

const axes = [
  ['x', 'From the left, per cent'],
  ['y', 'From the top, per cent'],
] as const;

/** What stays in view when a picture is cropped. */
export function FocusField({ field, value, onChange }: FieldProps) {
  const point = (typeof value === 'object' && value !== null ? value : {}) as { x?: number; y?: number };
  return (
    <FieldBox>
      <legend>{field.label}</legend>
      <RowTools>
        {axes.map(([axis, label]) => (
          <TextField
            key={axis}
            label={label}
            type="number"
            min={0}
            max={100}
            value={point[axis] ?? ''}
            onChange={(e) => onChange({ x: 50, y: 50, ...point, [axis]: Number(e.target.value) })}
          />
        ))}
      </RowTools>
    </FieldBox>
  );
}
