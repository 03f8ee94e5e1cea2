// The jobs of the benchmark as one would write them by hand, for contiguous arrays.

export function add(a: Float32Array, b: Float32Array): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < a.length; i++) {
    out[i] = a[i]! + b[i]!;
  }
  return out;
}

export function divide(a: Float32Array, b: number): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < a.length; i++) {
    out[i] = a[i]! / b;
  }
  return out;
}

export function divideBytes(a: Uint8Array, b: number): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < a.length; i++) {
    out[i] = a[i]! / b;
  }
  return out;
}

export function squareRoot(a: Float32Array): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < a.length; i++) {
    out[i] = Math.sqrt(a[i]!);
  }
  return out;
}

export function clamp(
  a: Float32Array,
  low: number,
  high: number,
): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < a.length; i++) {
    out[i] = Math.min(Math.max(a[i]!, low), high);
  }
  return out;
}

export function sum(a: Float32Array): number {
  let total = 0;
  let i = 0;
  while (i < a.length) {
    total += a[i++]!;
  }
  return total;
}

export function softmax(a: Float32Array, size: number): Float32Array {
  const out = new Float32Array(a.length);
  for (let start = 0; start < a.length; start += size) {
    const end = start + size;
    let most = -Infinity;
    for (let i = start; i < end; i++) {
      most = Math.max(most, a[i]!);
    }
    let total = 0;
    for (let i = start; i < end; i++) {
      const power = Math.exp(a[i]! - most);
      out[i] = power;
      total += power;
    }
    for (let i = start; i < end; i++) {
      out[i]! /= total;
    }
  }
  return out;
}

export function channelsFirst(a: Uint8Array, channels: number): Uint8Array {
  const out = new Uint8Array(a.length);
  const plane = a.length / channels;
  for (let c = 0; c < channels; c++) {
    for (let i = 0; i < plane; i++) {
      out[c * plane + i] = a[i * channels + c]!;
    }
  }
  return out;
}

export function normalize(
  a: Float32Array,
  mean: readonly number[],
  std: readonly number[],
  plane: number,
): Float32Array {
  const out = new Float32Array(a.length);
  for (let c = 0; c < mean.length; c++) {
    const [m, s] = [mean[c]!, std[c]!];
    for (let i = c * plane; i < (c + 1) * plane; i++) {
      out[i] = (a[i]! - m) / s;
    }
  }
  return out;
}

export function resize(
  a: Float32Array,
  channels: number,
  height: number,
  width: number,
  newHeight: number,
  newWidth: number,
): Float32Array {
  const out = new Float32Array(channels * newHeight * newWidth);
  let o = 0;
  for (let c = 0; c < channels; c++) {
    for (let y = 0; y < newHeight; y++) {
      const sy = Math.max((height / newHeight) * (y + 0.5) - 0.5, 0);
      const y0 = Math.floor(sy);
      const y1 = Math.min(y0 + 1, height - 1);
      const fy = sy - y0;
      const top = (c * height + y0) * width;
      const bottom = (c * height + y1) * width;
      for (let x = 0; x < newWidth; x++) {
        const sx = Math.max((width / newWidth) * (x + 0.5) - 0.5, 0);
        const x0 = Math.floor(sx);
        const x1 = Math.min(x0 + 1, width - 1);
        const fx = sx - x0;
        const above = a[top + x0]! * (1 - fx) + a[top + x1]! * fx;
        const below = a[bottom + x0]! * (1 - fx) + a[bottom + x1]! * fx;
        out[o++] = above * (1 - fy) + below * fy;
      }
    }
  }
  return out;
}

export function matmul(
  a: Float32Array,
  b: Float32Array,
  n: number,
): Float32Array {
  const out = new Float32Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < n; k++) {
      const factor = a[i * n + k]!;
      for (let j = 0; j < n; j++) {
        out[i * n + j]! += factor * b[k * n + j]!;
      }
    }
  }
  return out;
}
