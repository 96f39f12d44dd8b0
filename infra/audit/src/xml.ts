import { SaxesParser } from 'saxes';

export interface Element {
  name: string;
  space: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** Parses a document; element names have no prefix. Throws if it is not well-formed. */
export function readXml(xml: string): Element {
  const open: Element[] = [];
  let top: Element | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element: Element = {
      name: local,
      space: uri,
      attributes: Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value])),
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(element);
    top ??= element;
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  if (!top) throw new Error('there is nothing in it');
  return top;
}

export const childrenOf = (element: Element, name: string) =>
  element.children.filter((child) => child.name === name);

export const textOf = (element: Element, name: string) => childrenOf(element, name)[0]?.text.trim();
