import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { COUNT, type Message, type Part } from './src/words/message.ts';

/** Parses a text into the form that `fill` reads. Refuses elements that no message of the console has yet. */
export function compactMessage(text: string): Message {
  return compact(parse(text, { captureLocation: false }));
}

function compact(elements: readonly MessageFormatElement[]): Message {
  const parts = elements.map(partOf);
  const [first = '', ...others] = parts;
  return typeof first === 'string' && others.length === 0 ? first : parts;
}

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.pound:
      return COUNT;
    case TYPE.number:
      if (element.style) break;
      return [element.value, 'number'];
    case TYPE.select:
      return [element.value, 'select', optionsOf(element.options)];
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType !== 'cardinal') break;
      return [element.value, 'plural', optionsOf(element.options)];
    default:
  }
  throw new Error(`The console formats no message with ${JSON.stringify(element)}: add it to message.ts`);
}

function optionsOf(
  options: Readonly<Record<string, { value: readonly MessageFormatElement[] }>>,
): Record<string, Message> {
  return Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, compact(value)]));
}
