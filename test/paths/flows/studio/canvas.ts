/**
 * Shows a chart on the page. It can be moved and zoomed by mouse, touchpad and keyboard; CSS
 * classes mark its states and transitions.
 */
import { byId } from './page.ts';

const SMALLEST = 0.1;
const LARGEST = 3;
const PAN = 60;
/** The smallest zoom at which the text of a chart can be read. */
const READABLE = 0.75;
/** A chart that needs a smaller zoom than this to fit in is shown from its first state instead. */
const OVERVIEW = 0.45;

export interface Look {
  /** The coverage mark of each state or transition, by id; it becomes a CSS class. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Ids of the active states. */
  readonly now?: readonly string[];
  /** Ids of the transitions that were taken last. */
  readonly took?: readonly string[];
  /** Id of the selected state or transition; '' for none. */
  readonly picked?: string;
}

export class Canvas {
  readonly #element = byId('canvas');
  readonly #pick: (id: string) => void;
  #svg: SVGSVGElement | null = null;
  #scale = 1;
  #x = 0;
  #y = 0;

  constructor(pick: (id: string) => void) {
    this.#pick = pick;
    this.#listenToMouse();
    this.#element.addEventListener('keydown', (event) => this.#onKey(event));
    byId('in').onclick = () => this.#zoomAtCentre(1.25);
    byId('out').onclick = () => this.#zoomAtCentre(0.8);
    byId('fit').onclick = () => this.fit();
  }

  show(svg: string): void {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    if (!(parsed instanceof SVGSVGElement)) throw new Error('the chart is not a drawing');
    this.#svg = parsed;
    this.#element.replaceChildren(parsed);
    this.fit();
    if (this.#scale < OVERVIEW) this.#begin(parsed);
  }

  /** Removes the chart that is shown, so that it does not stand under the name of another flow. */
  clear(): void {
    this.#svg = null;
    this.#element.replaceChildren();
  }

  /** Moves the first state into view, without empty space above or left of the chart. */
  #begin(svg: SVGSVGElement): void {
    const [, first] = svg.querySelectorAll<SVGElement>('[data-state]');
    this.reveal(first?.dataset['state'] ?? '');
    this.#x = Math.min(this.#x, 16);
    this.#y = Math.min(this.#y, 16);
    this.#place();
  }

  #size(): { width: number; height: number } {
    const { width = 1, height = 1 } = this.#svg?.viewBox.baseVal ?? {};
    return { width, height };
  }

  #place(): void {
    if (this.#svg === null) return;
    this.#svg.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  fit(): void {
    const { clientWidth, clientHeight } = this.#element;
    const { width, height } = this.#size();
    this.#scale = Math.min(1.2, (clientWidth - 32) / width, (clientHeight - 32) / height);
    this.#x = (clientWidth - width * this.#scale) / 2;
    this.#y = Math.max(16, (clientHeight - height * this.#scale) / 2);
    this.#place();
  }

  #zoom(factor: number, x: number, y: number): void {
    const next = Math.min(LARGEST, Math.max(SMALLEST, this.#scale * factor));
    this.#x = x - ((x - this.#x) * next) / this.#scale;
    this.#y = y - ((y - this.#y) * next) / this.#scale;
    this.#scale = next;
    this.#place();
  }

  #zoomAtCentre(factor: number): void {
    this.#zoom(factor, this.#element.clientWidth / 2, this.#element.clientHeight / 2);
  }

  #move(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.#place();
  }

  /** Brings a state into view, large enough to be read. */
  reveal(id: string): void {
    const found = this.#svg?.querySelector(`[data-state="${CSS.escape(id)}"]`);
    if (found === null || found === undefined) return;
    const view = this.#element.getBoundingClientRect();
    const small = this.#scale < READABLE;
    if (small) this.#zoomAtCentre(READABLE / this.#scale);
    const box = found.getBoundingClientRect();
    const sees = box.left >= view.left && box.right <= view.right;
    if (!small && sees && box.top >= view.top && box.bottom <= view.bottom) return;
    this.#move(
      view.left + view.width / 2 - (box.left + box.width / 2),
      view.top + view.height / 2 - (box.top + box.height / 2),
    );
  }

  paint({ marks = {}, now = [], took = [], picked = '' }: Look): void {
    if (this.#svg === null) return;
    for (const element of this.#svg.querySelectorAll<SVGElement>(
      '[data-state],[data-transition]',
    )) {
      const id = element.dataset['state'] ?? element.dataset['transition'] ?? '';
      for (const name of Array.from(element.classList)) {
        if (name.startsWith('mark-')) element.classList.remove(name);
      }
      const mark = marks[id];
      if (mark !== undefined) element.classList.add(`mark-${mark}`);
      element.classList.toggle('now', now.includes(id));
      element.classList.toggle('took', took.includes(id));
      element.classList.toggle('picked', picked === id);
    }
  }

  #onKey(event: KeyboardEvent): void {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.#move(PAN, 0),
      ArrowRight: () => this.#move(-PAN, 0),
      ArrowUp: () => this.#move(0, PAN),
      ArrowDown: () => this.#move(0, -PAN),
      '+': () => this.#zoomAtCentre(1.25),
      '=': () => this.#zoomAtCentre(1.25),
      '-': () => this.#zoomAtCentre(0.8),
      '0': () => this.fit(),
    };
    const act = acts[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  }

  #listenToMouse(): void {
    const element = this.#element;
    let moved = 0;
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      moved = 0;
      element.classList.add('dragging');
    });
    element.addEventListener('pointermove', (event) => {
      if (!element.classList.contains('dragging')) return;
      moved += Math.abs(event.movementX) + Math.abs(event.movementY);
      if (moved > 3) element.setPointerCapture(event.pointerId);
      this.#move(event.movementX, event.movementY);
    });
    const end = () => element.classList.remove('dragging');
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    element.addEventListener('click', (event) => {
      if (moved > 3 || !(event.target instanceof Element)) return;
      const hit = event.target.closest<SVGElement>('[data-state],[data-transition]');
      this.#pick(hit?.dataset['transition'] ?? hit?.dataset['state'] ?? '');
    });
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const { left, top } = element.getBoundingClientRect();
        if (event.shiftKey) this.#move(-event.deltaX - event.deltaY, 0);
        else this.#zoom(Math.exp(-event.deltaY / 500), event.clientX - left, event.clientY - top);
      },
      { passive: false },
    );
  }
}
