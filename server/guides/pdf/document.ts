import PDFDocument from 'pdfkit';

export type Document = InstanceType<typeof PDFDocument>;

/** A5 in points: a booklet on paper, and large enough to read on a phone. */
export const page = { width: 419.53, height: 595.28 } as const;

/** @param createdOn the date in the file. With the current time, the same guide would never be the same file twice */
export function openDocument({ title, subject, createdOn }: { title: string; subject: string; createdOn: Date }): Document {
  return new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: 'Vaani', Subject: subject, Creator: 'Vaani', Producer: 'Vaani', CreationDate: createdOn },
  });
}

/** Ends the document. @returns the file */
export async function bytesOf(doc: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A node of the document's structure for screen readers: `Sect`, `H2`, `P`, `L` ... */
export interface Tag {
  type: string;
  parts: (Tag | ReturnType<Document['markStructureContent']>)[];
}

export function tag(type: string, parent?: Tag): Tag {
  const child: Tag = { type, parts: [] };
  parent?.parts.push(child);
  return child;
}

/** Draws the content of a tag. A tag may be drawn in several places. */
export function drawAs(doc: Document, { type, parts }: Tag, draw: () => void): void {
  parts.push(doc.markStructureContent(type));
  draw();
  doc.endMarkedContent();
}

/** Draws decoration, which screen readers skip. */
export function drawAsArtifact(doc: Document, draw: () => void): void {
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
}

/** Adds the finished structure to the document; once, after everything is drawn. */
export function addStructure(doc: Document, root: Tag): void {
  const element = ({ type, parts }: Tag): PDFKit.PDFStructureElement =>
    doc.struct(
      type,
      {},
      parts.map((part) => ('parts' in part ? element(part) : part)),
    );
  doc.addStructure(element(root));
}
