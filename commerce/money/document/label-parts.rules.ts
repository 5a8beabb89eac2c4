/** Parts that the labels of the Union share. Lengths are the label's own: ten units a millimetre of its print. */

const BLUE = '#034ea2';
const YELLOW = '#ffed00';

/** Adds text to a label, escaped. */
export function write(
  x: number,
  y: number,
  size: number,
  text: string,
  { anchor = 'start', weight = 400, fill = '#000' }: { anchor?: string; weight?: number; fill?: string } = {},
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`;
}

export function escapeMarkup(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A text of `letters` letters at most; the rest is cut with an ellipsis. */
export function shorten(text: string, letters: number): string {
  const all = [...text];
  return all.length <= letters ? text : `${all.slice(0, letters - 1).join('')}…`;
}

/** The frame, the flag, the word ENERG and, where the print has the registry's code, what this drawing is. */
export function drawLabelHead(width: number, height: number): string {
  const letters = Math.min(92, (width - 390) / 4.4);
  const stars = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return drawStar(95 + 38 * Math.sin(angle), 80 - 38 * Math.cos(angle), 8);
  }).join('');
  return `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" fill="#fff" stroke="${BLUE}" stroke-width="6"/>
<rect x="30" y="30" width="130" height="100" fill="${BLUE}"/><g fill="${YELLOW}">${stars}</g>
${write(180, 80 + letters * 0.36, letters, 'ENERG', { weight: 700, fill: BLUE })}
<path d="M${190 + letters * 4.15} 40l-34 52h24l-14 38 42-56h-26l18-34z" fill="${YELLOW}" stroke="${BLUE}" stroke-width="4"/>
<rect x="${width - 170}" y="30" width="140" height="140" fill="none" stroke="#000" stroke-width="3" stroke-dasharray="8 6"/>
${write(width - 100, 112, 38, 'DEMO', { anchor: 'middle', weight: 700 })}
<path d="M30 195H${width - 30}" stroke="${BLUE}" stroke-width="4"/>`;
}

function drawStar(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.4;
    const angle = (index * Math.PI) / 5;
    return `${(x + reach * Math.sin(angle)).toFixed(1)},${(y - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}"/>`;
}

/** Colours of seven classes (Regulation (EU) 2017/1369 and its group acts); scales of five take the first of them. */
const SEVEN = ['#009640', '#52ae32', '#c8d400', '#ffed00', '#fbba00', '#ec6608', '#e30613'];
const FIVE = ['#009640', '#52ae32', '#ffed00', '#fbba00', '#e30613'];

export type ScaleBox = { x: number; y: number; width: number; step: number };

/** A scale of arrows that grow, and beside it the black arrow with the article's class. */
export function drawScale(
  classes: readonly string[],
  reached: string,
  { x, y, width, step }: ScaleBox,
): string {
  const colours = classes.length <= 5 ? FIVE : SEVEN;
  const height = step * 0.84;
  const arrows = classes.map((name, index) => {
    const long = width * (0.36 + (0.3 * index) / Math.max(classes.length - 1, 1));
    const top = y + index * step;
    const point = height / 2;
    return `<polygon points="${x},${top} ${x + long},${top} ${x + long + point},${top + point} ${x + long},${top + height} ${x},${top + height}" fill="${colours[index] ?? SEVEN[6]}"/>${write(x + 16, top + height * 0.8, height * 0.8, name, { weight: 700, fill: '#fff' })}`;
  });
  const at = Math.max(0, classes.indexOf(reached));
  const top = y + at * step - height * 0.15;
  const tall = height * 1.3;
  const left = x + width * 0.76;
  const right = x + width;
  const black = `<polygon points="${right},${top} ${left + tall / 2},${top} ${left},${top + tall / 2} ${left + tall / 2},${top + tall} ${right},${top + tall}" fill="#000"/>${write((left + tall / 2 + right) / 2, top + tall * 0.78, tall * 0.78, reached, { anchor: 'middle', weight: 700, fill: '#fff' })}`;
  return arrows.join('') + black;
}

/** The picture around a label's parts; its title is what a screen reader reads out. */
export function drawLabelPicture(
  width: number,
  height: number,
  title: string,
  parts: readonly string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width / 2}" height="${height / 2}" font-family="Calibri, Carlito, Arial, sans-serif" role="img"><title>${escapeMarkup(title)}</title>${parts.join('\n')}</svg>`;
}
