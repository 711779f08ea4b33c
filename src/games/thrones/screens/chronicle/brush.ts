// Draws on a canvas in the colours of the app: text, lines, medals and lands. Colours come from the style sheet, always those
// of candle-light, whatever light the screen has.

import { SIGILS } from '#thrones/board/sigils';
import { SHAPES, type Size } from '#thrones/board/geometry';
import type { House, LandId } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { LITTLE, LITTLE_WILD } from '../homeCard/smallShapes';

const FONTS = { title: "700 10px 'Alegreya SC'", text: "500 10px 'Alegreya Sans'" } as const;

export class Brush {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;

  private constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
    this.#canvas = canvas;
    this.#context = context;
  }

  static async on(width: number, height: number): Promise<Brush | null> {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) return null;
    // A font that has not loaded is replaced by another one, and the picture is still fine.
    await Promise.all(Object.values(FONTS).map((font) => document.fonts.load(font))).catch(() => undefined);
    return new Brush(canvas, context);
  }

  blob(): Promise<Blob | null> {
    return new Promise((resolve) => this.#canvas.toBlob(resolve, 'image/png'));
  }

  ground(from: string, to: string): void {
    const { width, height } = this.#canvas;
    const shade = this.#context.createLinearGradient(0, 0, width, height);
    shade.addColorStop(0, colour(to));
    shade.addColorStop(1, colour(from));
    this.#context.fillStyle = shade;
    this.#context.fillRect(0, 0, width, height);
  }

  title(text: string, x: number, y: number, size: number, ink: string): void {
    this.#write(text, x, y, FONTS.title, size, ink);
  }

  text(text: string, x: number, y: number, size: number, ink: string, most: number): void {
    this.#write(text, x, y, FONTS.text, size, ink, most);
  }

  #write(text: string, x: number, y: number, font: string, size: number, ink: string, most?: number): void {
    this.#context.font = font.replace('10px', `${size}px`);
    this.#context.fillStyle = colour(ink);
    this.#context.fillText(text, x, y, most);
  }

  line(x: number, y: number, to: number, ink: string): void {
    this.#context.strokeStyle = colour(ink);
    this.#context.lineWidth = 1.5;
    this.#context.beginPath();
    this.#context.moveTo(x, y);
    this.#context.lineTo(to, y);
    this.#context.stroke();
  }

  /** One band of a stacked chart, in the colour of its house. */
  band(house: House, d: string): void {
    this.#fill(d, `house-${house}`);
    this.#stroke(d, 'map-coast', 2.5);
  }

  /** A number on a line that marks a place in a chart. */
  mark(number: number, x: number, y: number, to: number): void {
    this.#stroke(`M${x} ${y}V${to}`, 'map-coast', 6);
    this.#stroke(`M${x} ${y}V${to}`, 'gold-fill', 2.5);
    this.disc(number, x, y);
  }

  disc(number: number, x: number, y: number): void {
    const context = this.#context;
    context.beginPath();
    context.arc(x, y, 16, 0, 2 * Math.PI);
    context.fillStyle = colour('gold-fill');
    context.fill();
    this.centred(String(number), x, y + 6, 18, 'gold-fill-ink');
  }

  centred(text: string, x: number, y: number, size: number, ink: string): void {
    this.#context.textAlign = 'center';
    this.#write(text, x, y, FONTS.title, size, ink);
    this.#context.textAlign = 'start';
  }

  /** A line in the colour of a house, edged with the ink of that house. */
  run(house: House, d: string): void {
    this.#stroke(d, `house-${house}-ink`, 6);
    this.#stroke(d, `house-${house}`, 4);
  }

  medal(house: House, x: number, y: number, radius: number): void {
    const context = this.#context;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = colour(`house-${house}`);
    context.fill();
    context.lineWidth = Math.max(1.5, radius / 14);
    context.strokeStyle = colour('medal-edge');
    context.stroke();
    const { box, middle, body, rings, eye } = SIGILS[house];
    const scale = (radius * 1.35) / box;
    context.save();
    context.translate(x - middle * scale, y - middle * scale);
    context.scale(scale, scale);
    context.fillStyle = colour(`house-${house}-ink`);
    context.fill(new Path2D(body));
    if (rings !== undefined) {
      context.strokeStyle = colour(`house-${house}`);
      context.lineWidth = box / 40;
      context.stroke(new Path2D(rings));
    }
    if (eye !== undefined) context.fill(new Path2D(eye));
    context.restore();
  }

  /** Draws something in its own coordinates, cut off at its edges. */
  within(x: number, y: number, scale: number, { width, height }: Size, draw: (brush: Brush) => void): void {
    this.#context.save();
    this.#context.translate(x, y);
    this.#context.scale(scale, scale);
    this.#context.beginPath();
    this.#context.rect(0, 0, width, height);
    this.#context.clip();
    draw(this);
    this.#context.restore();
  }

  sea(): void {
    this.#context.fillStyle = colour('map-sea');
    this.#context.fillRect(0, 0, 1000, 1860);
    this.#fill(LITTLE_WILD, 'map-wild');
  }

  land(area: LandId, house: House | null): void {
    this.#fill(LITTLE[area], house === null ? 'free-land' : `house-${house}`);
    this.#stroke(LITTLE[area], 'map-coast', 7);
  }

  /** A castle. Its colour alone says nothing, so every castle carries a sigil. */
  castle(area: LandId, house: House | null): void {
    if (house === null || AREAS[area].castle === 0) return;
    const [x, y] = SHAPES[area].castle ?? SHAPES[area].order;
    this.medal(house, x, y, 36);
  }

  #fill(d: string, ink: string): void {
    this.#context.fillStyle = colour(ink);
    this.#context.fill(new Path2D(d));
  }

  #stroke(d: string, ink: string, width: number): void {
    this.#context.strokeStyle = colour(ink);
    this.#context.lineWidth = width;
    this.#context.lineJoin = 'round';
    this.#context.stroke(new Path2D(d));
  }
}

/** The colour of a token by candle-light. */
function colour(token: string): string {
  const probe = document.createElement('i');
  probe.dataset.light = 'candle';
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
