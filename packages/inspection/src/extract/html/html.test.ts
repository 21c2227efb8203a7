import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { record } from '../test-record.ts';
import { htmlReader } from './html.ts';

const read = (html: string) => record(htmlReader, Buffer.from(html));

describe('the text of a page', () => {
  it('joins inline elements and separates blocks', async () => {
    const { body } = await read(
      '<h1>Title</h1><p>Card 4111<b>1111</b>\n <i>next</i><br>line</p><div>end</div>',
    );
    expect(body).toBe('Title\nCard 41111111 next\nline\nend');
  });

  it('reads entities, and numbers that invisible signs cut', async () => {
    const { body } = await read('<p>&lt;a&gt; &eacute; &#x20ac;&nbsp;5 4111&shy;1111&#8203;1111</p>');
    expect(body).toBe('<a> é € 5 411111111111');
  });

  it('keeps the lines of preformatted text', async () => {
    const { body } = await read('<pre>a  b\n  c</pre><p>d  e</p>');
    expect(body).toBe('a  b\n  c\nd e');
  });

  it('gives titles, descriptions, comments, scripts, styles and attributes a part each', async () => {
    const page = await read(
      '<title>T &amp; U</title><meta name="description" content="about"><style>p{}</style><script>let a="<b>"</script>' +
        '<!-- note --><img alt="a picture" src="x.png"><a href="mailto:ann@example.com" title="write">Ann</a>' +
        '<input name="ssn" value="123-45-6789"><p onclick="go()" data-card="4111">x</p>',
    );
    expect(page.part('title')).toBe('T & U');
    expect(page.segments).toContainEqual({
      text: 'about',
      place: { part: 'properties' },
      heading: 'description',
    });
    expect(page.part('style')).toBe('p{}');
    expect(page.part('script')).toBe('let a="<b>"\ngo()');
    expect(page.part('comment')).toBe('note');
    expect(page.part('alt text')).toBe('a picture');
    expect(page.part('link')).toBe('x.png\nmailto:ann@example.com');
    expect(page.part('attribute')).toBe('write\n123-45-6789\n4111');
    expect(page.segments.find(({ text }) => text === '123-45-6789')?.heading).toContain('ssn');
    expect(page.body).toBe('Ann\nx');
  });

  it('reads frames and data addresses as documents inside', async () => {
    const inner = Buffer.from('<p>inside</p>'.repeat(10));
    const { members } = await read(
      `<iframe srcdoc="&lt;p&gt;framed&lt;/p&gt;"></iframe><iframe src="data:text/html;base64,${inner.toString('base64')}">`,
    );
    expect(members.map(({ bytes }) => bytes.toString())).toEqual([inner.toString(), '\ufeff<p>framed</p>']);
  });
});

describe('tables', () => {
  it('gives a cell the head of its column', async () => {
    const { segments } = await read(
      '<table><thead><tr><th>Name<th>SSN</thead><tr><td>Ann<td>123-45-6789<tr><td>Bob<td>987-65-4321</table>',
    );
    expect(segments).toEqual([
      { text: 'Name\tSSN', place: {} },
      { text: 'Ann', place: {}, heading: 'Name' },
      { text: '123-45-6789', place: {}, heading: 'SSN' },
      { text: 'Bob', place: {}, heading: 'Name' },
      { text: '987-65-4321', place: {}, heading: 'SSN' },
    ]);
  });

  it('counts cells that span columns and rows', async () => {
    const { segments } = await read(
      '<table><tr><th>A<th>B<th>C</tr><tr><td rowspan=2>1<td colspan=2>2</tr><tr><td>3<td>4</tr></table>',
    );
    expect(segments.slice(1).map(({ text, heading }) => [text, heading])).toEqual([
      ['1', 'A'],
      ['2', 'B'],
      ['3', 'B'],
      ['4', 'C'],
    ]);
  });

  it('gives a cell the head of its row', async () => {
    const { segments } = await read('<table><tr><th>Phone</th><td>555 0100</td></tr></table>');
    expect(segments).toContainEqual({ text: '555 0100', place: {}, heading: 'Phone' });
  });
});

describe('charsets', () => {
  it('follows the declaration of the page', async () => {
    const html = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>Паспорт</p>';
    const { body } = await record(htmlReader, iconv.encode(html, 'windows-1251'));
    expect(body).toBe('Паспорт');
  });

  it('prefers a byte order mark', async () => {
    const { body } = await record(
      htmlReader,
      iconv.encode('<meta charset=latin1><p>née</p>', 'utf-16le', { addBOM: true }),
    );
    expect(body).toBe('née');
  });
});

describe('hostile pages', () => {
  it('reads deep nesting and end tags without a beginning in linear time', async () => {
    const { body } = await read(
      `${'<div><table><tr><td>'.repeat(20_000)}deep${'</b></td></table>'.repeat(40_000)}`,
    );
    expect(body).toContain('deep');
  });

  it('reads what is never closed', async () => {
    const { body, segments } = await read('<table><tr><th>A<tr><td>cell<script>rest of the file');
    expect(body).toContain('cell');
    expect(segments).toContainEqual({ text: 'rest of the file', place: { part: 'script' } });
  });
});

it('gives back any text that a page was written with', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 8 }), async (lines) => {
      const escaped = (line: string): string => line.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
      const { body } = await record(
        htmlReader,
        Buffer.from(`<meta charset=utf-8>${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}`),
      );
      const expected = lines
        .map((line) =>
          line
            .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
            .replace(/[ \t\r\n\f\u00a0]+/g, ' ')
            .trim(),
        )
        .filter((line) => line !== '');
      expect(body).toBe(expected.join('\n'));
    }),
    { numRuns: 150 },
  );
});
