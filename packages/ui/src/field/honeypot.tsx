import { styled } from 'styled-components';

const Away = styled.div`
  position: absolute;
  left: -9999px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** A field that people neither see nor reach; bots fill it in. */
export function Honeypot({ name }: { name: string }) {
  return (
    <Away aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </Away>
  );
}
