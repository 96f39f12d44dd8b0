import { urlOf } from '@valam/contracts/shared/web-address';
import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Checkbox } from '@valam/ui/field/choice-field';
import { SelectField } from '@valam/ui/field/select-field';
import { TextareaField, TextField } from '@valam/ui/field/text-field';
import { FieldError } from '@valam/ui/field/field';
import { asText } from '../description/as-text';
import { errorWithin, type FieldProps } from './field-props';
import { FieldBox, RowTools, wrongIn } from './nested-fields';
import { UploadPicture } from './picture-field';
import { useRows } from './use-rows';

interface Block {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const kinds: Readonly<Record<string, { label: string; empty: Block['data'] }>> = {
  paragraph: { label: 'Paragraph', empty: { text: '' } },
  header: { label: 'Heading', empty: { text: '', level: 2 } },
  list: { label: 'List', empty: { style: 'unordered', items: [''] } },
  image: { label: 'Picture', empty: { file: { url: '' }, caption: '' } },
  quote: { label: 'Quotation', empty: { text: '', caption: '' } },
  code: { label: 'Code', empty: { code: '' } },
};

const textIn = (data: Block['data'], key: string): string => (typeof data[key] === 'string' ? data[key] : '');

const nameOf = ({ type }: Block, index: number): string => `${kinds[type]?.label ?? type} ${index + 1}`;

/** The text of an article, as editable blocks. */
export function BlocksField({ field, value, onChange, errors, path }: FieldProps) {
  const blocks = (Array.isArray(value) ? value : []) as Block[];
  const { rows, put, move, remove, add } = useRows(blocks, onChange);
  const error = errorWithin(errors, path);
  return (
    <FieldBox {...wrongIn(error, path)}>
      <legend>{field.label}</legend>
      <small>In texts: &lt;b&gt;, &lt;i&gt; and &lt;a href=&quot;…&quot;&gt; are understood.</small>
      {rows.map(({ row: block, key }, index) => (
        <FieldBox as="div" key={key} role="group" aria-label={nameOf(block, index)}>
          <RowTools>
            <strong>{nameOf(block, index)}</strong>
            <Button variant="quiet" small idle={index === 0} onClick={() => move(index, -1)}>
              Up
            </Button>
            <Button variant="quiet" small idle={index === blocks.length - 1} onClick={() => move(index, 1)}>
              Down
            </Button>
            <Button ref={passFocusOn} variant="quiet" small onClick={() => remove(index)}>
              Remove
            </Button>
          </RowTools>
          <BlockControl block={block} onChange={(data) => put(index, { ...block, data })} />
        </FieldBox>
      ))}
      <RowTools>
        {Object.entries(kinds).map(([type, { label, empty }]) => (
          <Button key={type} variant="secondary" small onClick={() => add({ type, data: empty })}>
            {label}
          </Button>
        ))}
      </RowTools>
      <FieldError id={`${path}-error`} error={error} />
    </FieldBox>
  );
}

function BlockControl({
  block: { type, data },
  onChange,
}: {
  block: Block;
  onChange: (data: Block['data']) => void;
}) {
  const set = (key: string, next: unknown) => onChange({ ...data, [key]: next });
  const text = (
    <TextareaField label="Text" value={textIn(data, 'text')} onChange={(e) => set('text', e.target.value)} />
  );
  switch (type) {
    case 'paragraph':
      return text;
    case 'header':
      return (
        <>
          <TextField
            label="Heading"
            value={textIn(data, 'text')}
            onChange={(e) => set('text', e.target.value)}
          />
          <SelectField
            label="Level"
            options={['2', '3', '4'].map((level) => ({ value: level, label: level }))}
            value={asText(data['level'] ?? 2)}
            onChange={(e) => set('level', Number(e.target.value))}
          />
        </>
      );
    case 'quote':
      return (
        <>
          {text}
          <TextField
            label="Who said it"
            optional
            value={textIn(data, 'caption')}
            onChange={(e) => set('caption', e.target.value)}
          />
        </>
      );
    case 'code':
      return (
        <TextareaField
          label="Code"
          value={textIn(data, 'code')}
          onChange={(e) => set('code', e.target.value)}
        />
      );
    case 'list':
      return <ListBlock data={data} onChange={onChange} />;
    case 'image':
      return <ImageBlock data={data} onChange={onChange} />;
    default:
      return <p>This kind of block is kept as it is.</p>;
  }
}

interface Part {
  readonly data: Block['data'];
  readonly onChange: (data: Block['data']) => void;
}

/** An item is a string, or an object with a string in `content`. */
const itemText = (item: unknown): string =>
  typeof item === 'string'
    ? item
    : typeof item === 'object' && item !== null && 'content' in item
      ? String(item.content)
      : '';

function ListBlock({ data, onChange }: Part) {
  const items = Array.isArray(data['items']) ? data['items'].map(itemText) : [];
  return (
    <>
      <TextareaField
        label="Items, one per line"
        value={items.join('\n')}
        onChange={(e) => onChange({ ...data, items: e.target.value.split('\n') })}
      />
      <Checkbox
        label="Numbered"
        checked={data['style'] === 'ordered'}
        onChange={(e) => onChange({ ...data, style: e.target.checked ? 'ordered' : 'unordered' })}
      />
    </>
  );
}

/** The pages' Content Security Policy allows only images of this site. */
const isElsewhere = (url = ''): boolean => {
  const { origin } = window.location;
  return url !== '' && urlOf(url, origin)?.origin !== origin;
};

function ImageBlock({ data, onChange }: Part) {
  const file = (typeof data['file'] === 'object' && data['file'] !== null ? data['file'] : {}) as {
    url?: string;
  };
  return (
    <>
      <TextField
        label="Address of the picture"
        value={file.url ?? ''}
        error={isElsewhere(file.url) ? 'Pages load no pictures of other sites: upload it here.' : undefined}
        onChange={(e) => onChange({ ...data, file: { ...file, url: e.target.value } })}
      />
      <details>
        <summary>Upload one</summary>
        <UploadPicture
          label="Picture"
          onUploaded={({ picture }) => onChange({ ...data, file: { url: picture.src } })}
        />
      </details>
      <TextField
        label="Caption"
        optional
        value={textIn(data, 'caption')}
        onChange={(e) => onChange({ ...data, caption: e.target.value })}
      />
    </>
  );
}
