/** Whole numbers over whole numbers, for calculations that share no code with the storefront's. */
export class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    this.top = top;
    this.bottom = bottom;
  }

  /** Reads a decimal text such as `12.50`. */
  static of(text: string): Fraction {
    const point = text.indexOf('.');
    if (point < 0) return new Fraction(BigInt(text));
    const places = text.length - point - 1;
    return new Fraction(
      BigInt(text.slice(0, point) + text.slice(point + 1)),
      10n ** BigInt(places),
    );
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.top * other.bottom + other.top * this.bottom,
      this.bottom * other.bottom,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.top, other.bottom));
  }

  by(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }

  over(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom, this.bottom * other.top);
  }

  below(other: Fraction): boolean {
    return this.top * other.bottom < other.top * this.bottom;
  }

  /** Rounds half up to this many decimal digits; only for amounts of 0 or more. */
  round(digits: number): Fraction {
    const unit = 10n ** BigInt(digits);
    const doubled = 2n * this.top * unit + this.bottom;
    return new Fraction(doubled / (2n * this.bottom), unit);
  }

  text(digits: number): string {
    const units = (this.top * 10n ** BigInt(digits)) / this.bottom;
    const figures = units.toString().padStart(digits + 1, '0');
    return digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
  }
}

export const none = new Fraction(0n);
export const hundred = new Fraction(100n);
export const lower = (a: Fraction, b: Fraction) => (a.below(b) ? a : b);
export const higher = (a: Fraction, b: Fraction) => (a.below(b) ? b : a);
export const total = (amounts: Fraction[]) => amounts.reduce((all, each) => all.plus(each), none);
