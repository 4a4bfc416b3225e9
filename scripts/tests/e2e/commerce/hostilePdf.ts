/** Objects of a PDF, by number from 4 on, and the entries that its catalogue and its first page get. */
type Pdf = { catalogue?: string; page?: string; objects?: readonly string[]; pages?: number };

/**
 * Returns a PDF. The type of its page tree is written with an escape, so that only a reader that parses the file finds
 * its true number of pages.
 */
export function pdfOf({ catalogue = '', page = '', objects = [], pages = 1 }: Pdf): string {
  const first = 4 + objects.length;
  const kids = Array.from({ length: pages - 1 }, (_, index) => `${first + index} 0 R`);
  const parts = [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    `<</Type/#50ages/Count ${pages}/Kids[3 0 R ${kids.join(' ')}]>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]${page}>>`,
    ...objects,
    ...kids.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'),
    '<</Type/Pages/Count 1>>',
  ];
  const offsets: number[] = [];
  let file = '%PDF-1.7\n';
  for (const [index, part] of parts.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${part}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = parts.length + 1;
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  );
}

/** Returns the files of a book that consists of a PDF. */
export const bookOf = (pdf: string): Record<string, string> => ({
  'book.yaml': 'title: A hostile PDF\nsummary: Tries everything.\nauthors: [Mallory]\ntext: book.pdf\n',
  'book.pdf': pdf,
});

const stream = (content: string, entries = ''): string =>
  `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;

const text = (value: string): string => `(${value.replace(/[\\()]/g, '\\$&')})`;

/** Returns a page with every way to run, load, launch, submit or open something that the format has. */
export function hostilePage(site: string, script: string): Pdf {
  const run = `<</S/JavaScript/JS ${text(script)}>>`;
  const names = `/JavaScript<</Names[(a)${run}]>>/EmbeddedFiles<</Names[(evil.html)4 0 R]>>`;
  return {
    catalogue:
      `/OpenAction ${run}/AA<</WC ${run}/DP ${run}>>/Names<<${names}>>` +
      `/AcroForm<</Fields[]/NeedAppearances true/XFA 6 0 R>>/URI<</Base ${text(`${site}/base/`)}>>`,
    page:
      `/Contents 7 0 R/AA<</O ${run}/C ${run}>>/Annots[${annotations(site, run, script).join('')}]` +
      '/Resources<</Font<</F 8 0 R>>/XObject<</X 9 0 R>>>>',
    objects: objects(site, script),
  };
}

function annotations(site: string, run: string, script: string): string[] {
  const link = (action: string): string => `<</Type/Annot/Subtype/Link/Rect[10 10 90 30]/A ${action}>>`;
  const uri = (address: string): string => link(`<</S/URI/URI ${text(address)}>>`);
  return [
    uri(`${site}/page`),
    uri(`javascript:fetch('${site}/link')`),
    uri('data:text/html,<script>1</script>'),
    uri('file:///etc/passwd'),
    uri('mailto:mallory@evil.example'),
    uri('/profile'),
    link(run),
    link(`<</S/JavaScript/JS ${text(`app.launchURL("${site}/script-page", true)`)}>>`),
    link(`<</S/Launch/F ${text('/bin/sh')}/NewWindow true>>`),
    link(`<</S/Launch/Win<</F ${text('cmd.exe')}/P ${text('/c calc')}>>>>`),
    link(`<</S/GoToR/F ${text(`${site}/other.pdf`)}/D[0/Fit]>>`),
    link(`<</S/SubmitForm/F<</FS/URL/F ${text(`${site}/form`)}>>>>`),
    link(`<</S/ImportData/F ${text('data.fdf')}>>`),
    link('<</S/Named/N/Print>>'),
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(b)/Rect[10 50 90 70]/AA<</K ${run}/F ${run}/C ${run}>>>>`,
    '<</Type/Annot/Subtype/FileAttachment/Rect[10 80 30 99]/FS 4 0 R>>',
    `<</Type/Annot/Subtype/Screen/Rect[40 80 60 99]/A<</S/Rendition/OP 0/JS ${text(script)}>>>>`,
    `<</Type/Annot/Subtype/RichMedia/Rect[70 80 90 99]/RichMediaContent<</Assets<</Names[(a)4 0 R]>>>>>>`,
  ];
}

/** The objects from number 4 on: a file, its content, a form, the page's content, a font and an image. */
const objects = (site: string, script: string): string[] => [
  '<</Type/Filespec/F(evil.html)/EF<</F 5 0 R>>>>',
  stream(`<script>${script}</script>`, '/Type/EmbeddedFile/Subtype/text#2Fhtml'),
  stream(
    `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/">` +
      `<subform><event activity="initialize"><script>${script}</script></event></subform></template></xdp:xdp>`,
  ),
  stream('BT /F 20 Tf 20 300 Td (Quiet text) Tj ET q 40 0 0 40 200 200 cm /X Do Q'),
  `<</Type/Font/Subtype/Type1/BaseFont/Evil/Encoding/WinAnsiEncoding/FontMatrix[0.001 0 0 0.001 0 ` +
    `${text(`1); ${script}//`)}]/FontDescriptor<</Type/FontDescriptor/FontName/Evil/Flags 32` +
    `/FontFile<</F<</FS/URL/F ${text(`${site}/font`)}>>/Length 0>>>>>>`,
  stream(
    '',
    `/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray` +
      `/F<</FS/URL/F ${text(`${site}/image`)}>>/FFilter/DCTDecode`,
  ),
];
