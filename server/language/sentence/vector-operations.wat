;; The operations of the sentence encoder (sentence-encoder.ts) and of the classifiers by its vectors (vector-classifier.ts). Addresses and
;; counts of bytes are in bytes; numbers are 32-bit floats unless something else is said; rows lie one after another. The sizes of rows are
;; multiples of 16. vector-operations.wasm is made from this file; a test holds them equal.
(module
  (import "env" "memory" (memory 1))
  (import "env" "exp" (func $exp (param f64) (result f64)))

  ;; The sum of the four numbers of a vector.
  (func $sumOf (param $v v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
      (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v)))))

  ;; The scalar product of two rows. The size is in bytes.
  (func $dot (param $a i32) (param $b i32) (param $bytes i32) (result f32)
    (local $sum v128) (local $more v128) (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (loop $numbers
      (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul (v128.load (local.get $a)) (v128.load (local.get $b)))))
      (local.set $more (f32x4.add (local.get $more) (f32x4.mul (v128.load offset=16 (local.get $a)) (v128.load offset=16 (local.get $b)))))
      (local.set $a (i32.add (local.get $a) (i32.const 32)))
      (local.set $b (i32.add (local.get $b) (i32.const 32)))
      (br_if $numbers (i32.lt_u (local.get $a) (local.get $end))))
    (call $sumOf (f32x4.add (local.get $sum) (local.get $more))))

  ;; Rounds each row of x to 16-bit integers of at most 1024; numbers below `least` count as `least`. scales[row] is what one stands for.
  (func (export "round") (param $out i32) (param $scales i32) (param $x i32) (param $rows i32) (param $size i32) (param $least f32)
    (local $bytes i32) (local $at i32) (local $end i32) (local $last i32) (local $floor v128) (local $most v128) (local $largest f32)
    (local $factor v128)
    (local.set $floor (f32x4.splat (local.get $least)))
    (local.set $bytes (i32.shl (local.get $size) (i32.const 2)))
    (local.set $last (i32.add (local.get $x) (i32.mul (local.get $bytes) (local.get $rows))))
    (loop $row
      (local.set $most (v128.const i32x4 0 0 0 0))
      (local.set $at (local.get $x))
      (local.set $end (i32.add (local.get $x) (local.get $bytes)))
      (loop $numbers
        (local.set $most
          (f32x4.pmax (local.get $most) (f32x4.abs (f32x4.pmax (local.get $floor) (v128.load (local.get $at))))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $numbers (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $largest
        (f32.max
          (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
          (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most)))))
      (f32.store (local.get $scales) (f32.div (local.get $largest) (f32.const 1024)))
      (local.set $factor
        (f32x4.splat
          (select (f32.const 0) (f32.div (f32.const 1024) (local.get $largest)) (f32.eq (local.get $largest) (f32.const 0)))))
      (local.set $at (local.get $x))
      (loop $numbers
        (v128.store (local.get $out)
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s
              (f32x4.nearest (f32x4.mul (local.get $factor) (f32x4.pmax (local.get $floor) (v128.load (local.get $at))))))
            (i32x4.trunc_sat_f32x4_s
              (f32x4.nearest (f32x4.mul (local.get $factor) (f32x4.pmax (local.get $floor) (v128.load offset=16 (local.get $at))))))))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 32)))
        (br_if $numbers (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
      (local.set $x (local.get $end))
      (br_if $row (i32.lt_u (local.get $x) (local.get $last)))))

  ;; The matrix product: out[t][n] = bias[n] + xScale[t] * wScale[n] * the sum over k of x[t][k] * w[k][n]. x and w are 16-bit integers so
  ;; small that no sum overflows. `rows` and `inner` must be even, `columns` a multiple of 16. w lies in panels of 16 columns, two k side by
  ;; side: [n / 16][k / 2][16][2]. `steps` has room for 12 * (inner / 2) + 4 bytes per two rows.
  (func (export "multiply")
    (param $out i32) (param $x i32) (param $xScale i32) (param $w i32) (param $wScale i32) (param $bias i32)
    (param $rows i32) (param $inner i32) (param $columns i32) (param $steps i32)
    (local $xRow i32) (local $outRow i32) (local $row i32) (local $at i32) (local $end i32) (local $panel i32) (local $to i32) (local $last i32)
    (local $k i32) (local $stepsOfRow i32)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local $first v128) (local $second v128) (local $column v128)
    (local.set $xRow (i32.shl (local.get $inner) (i32.const 1)))
    (local.set $outRow (i32.shl (local.get $columns) (i32.const 2)))
    (local.set $last (i32.add (local.get $bias) (local.get $outRow)))
    ;; The steps of every two rows: the place in the panel, two numbers of the first row, two of the second. Where all four are zero, as in
    ;; three of four places after the feed-forward layer, there is no step. Before them lies the address of their end.
    (local.set $stepsOfRow (i32.add (i32.mul (local.get $inner) (i32.const 6)) (i32.const 4)))
    (local.set $to (local.get $steps))
    (local.set $row (i32.const 0))
    (loop $rows
      (local.set $at (i32.add (local.get $to) (i32.const 4)))
      (local.set $k (i32.const 0))
      (loop $inner
        (i32.store (local.get $at) (i32.shl (local.get $k) (i32.const 4)))
        (i32.store offset=4 (local.get $at) (i32.load (i32.add (local.get $x) (local.get $k))))
        (i32.store offset=8 (local.get $at) (i32.load (i32.add (i32.add (local.get $x) (local.get $xRow)) (local.get $k))))
        (local.set $at
          (i32.add
            (local.get $at)
            (select
              (i32.const 12)
              (i32.const 0)
              (i32.or (i32.load offset=4 (local.get $at)) (i32.load offset=8 (local.get $at))))))
        (local.set $k (i32.add (local.get $k) (i32.const 4)))
        (br_if $inner (i32.lt_u (local.get $k) (local.get $xRow))))
      (i32.store (local.get $to) (local.get $at))
      (local.set $to (i32.add (local.get $to) (local.get $stepsOfRow)))
      (local.set $x (i32.add (local.get $x) (i32.shl (local.get $xRow) (i32.const 1))))
      (local.set $row (i32.add (local.get $row) (i32.const 2)))
      (br_if $rows (i32.lt_u (local.get $row) (local.get $rows))))
    (loop $columns
      (local.set $row (i32.const 0))
      (local.set $panel (local.get $steps))
      (loop $rows
        ;; Two rows at once: each weight that is read serves both.
        (local.set $a0 (v128.const i32x4 0 0 0 0))
        (local.set $a1 (local.get $a0))
        (local.set $a2 (local.get $a0))
        (local.set $a3 (local.get $a0))
        (local.set $b0 (local.get $a0))
        (local.set $b1 (local.get $a0))
        (local.set $b2 (local.get $a0))
        (local.set $b3 (local.get $a0))
        (local.set $end (i32.load (local.get $panel)))
        (local.set $at (i32.add (local.get $panel) (i32.const 4)))
        (block $done
          (loop $inner
            (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
            (local.set $first (v128.load32_splat offset=4 (local.get $at)))
            (local.set $second (v128.load32_splat offset=8 (local.get $at)))
            (local.set $to (i32.add (local.get $w) (i32.load (local.get $at))))
            (local.set $column (v128.load (local.get $to)))
            (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $first) (local.get $column))))
            (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $second) (local.get $column))))
            (local.set $column (v128.load offset=16 (local.get $to)))
            (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $first) (local.get $column))))
            (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $second) (local.get $column))))
            (local.set $column (v128.load offset=32 (local.get $to)))
            (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $first) (local.get $column))))
            (local.set $b2 (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $second) (local.get $column))))
            (local.set $column (v128.load offset=48 (local.get $to)))
            (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $first) (local.get $column))))
            (local.set $b3 (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $second) (local.get $column))))
            (local.set $at (i32.add (local.get $at) (i32.const 12)))
            (br $inner)))
        (local.set $first (v128.load32_splat (i32.add (local.get $xScale) (i32.shl (local.get $row) (i32.const 2)))))
        (local.set $second (v128.load32_splat offset=4 (i32.add (local.get $xScale) (i32.shl (local.get $row) (i32.const 2)))))
        (local.set $to (i32.add (local.get $out) (i32.mul (local.get $row) (local.get $outRow))))
        (v128.store (local.get $to)
          (f32x4.add
            (v128.load (local.get $bias))
            (f32x4.mul (f32x4.mul (f32x4.convert_i32x4_s (local.get $a0)) (v128.load (local.get $wScale))) (local.get $first))))
        (v128.store offset=16 (local.get $to)
          (f32x4.add
            (v128.load offset=16 (local.get $bias))
            (f32x4.mul (f32x4.mul (f32x4.convert_i32x4_s (local.get $a1)) (v128.load offset=16 (local.get $wScale))) (local.get $first))))
        (v128.store offset=32 (local.get $to)
          (f32x4.add
            (v128.load offset=32 (local.get $bias))
            (f32x4.mul (f32x4.mul (f32x4.convert_i32x4_s (local.get $a2)) (v128.load offset=32 (local.get $wScale))) (local.get $first))))
        (v128.store offset=48 (local.get $to)
          (f32x4.add
            (v128.load offset=48 (local.get $bias))
            (f32x4.mul (f32x4.mul (f32x4.convert_i32x4_s (local.get $a3)) (v128.load offset=48 (local.get $wScale))) (local.get $first))))
        (local.set $to (i32.add (local.get $to) (local.get $outRow)))
        (v128.store (local.get $to)
          (f32x4.add
            (v128.load (local.get $bias))
            (f32x4.mul (f32x4.mul (f32x4.convert_i32x4_s (local.get $b0)) (v128.load (local.get $wScale))) (local.get $second))))
        (v128.store offset=16 (local.get $to)
          (f32x4.add
            (v128.load offset=16 (local.get $bias))
            (f32x4.mul (f32x4.mul (f32x4.convert_i32x4_s (local.get $b1)) (v128.load offset=16 (local.get $wScale))) (local.get $second))))
        (v128.store offset=32 (local.get $to)
          (f32x4.add
            (v128.load offset=32 (local.get $bias))
            (f32x4.mul (f32x4.mul (f32x4.convert_i32x4_s (local.get $b2)) (v128.load offset=32 (local.get $wScale))) (local.get $second))))
        (v128.store offset=48 (local.get $to)
          (f32x4.add
            (v128.load offset=48 (local.get $bias))
            (f32x4.mul (f32x4.mul (f32x4.convert_i32x4_s (local.get $b3)) (v128.load offset=48 (local.get $wScale))) (local.get $second))))
        (local.set $panel (i32.add (local.get $panel) (local.get $stepsOfRow)))
        (local.set $row (i32.add (local.get $row) (i32.const 2)))
        (br_if $rows (i32.lt_u (local.get $row) (local.get $rows))))
      (local.set $out (i32.add (local.get $out) (i32.const 64)))
      (local.set $bias (i32.add (local.get $bias) (i32.const 64)))
      (local.set $wScale (i32.add (local.get $wScale) (i32.const 64)))
      (local.set $w (i32.add (local.get $w) (i32.shl (local.get $inner) (i32.const 5))))
      (br_if $columns (i32.lt_u (local.get $bias) (local.get $last)))))

  ;; Adds the numbers of x to those of sum.
  (func (export "add") (param $sum i32) (param $x i32) (param $count i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $sum) (i32.shl (local.get $count) (i32.const 2))))
    (loop $numbers
      (v128.store (local.get $sum) (f32x4.add (v128.load (local.get $sum)) (v128.load (local.get $x))))
      (local.set $sum (i32.add (local.get $sum) (i32.const 16)))
      (local.set $x (i32.add (local.get $x) (i32.const 16)))
      (br_if $numbers (i32.lt_u (local.get $sum) (local.get $end)))))

  ;; The mean of the rows of x; numbers below `least` count as `least`. `out` may be `x`.
  (func (export "mean") (param $out i32) (param $x i32) (param $rows i32) (param $size i32) (param $least f32)
    (local $bytes i32) (local $at i32) (local $end i32) (local $last i32) (local $floor v128) (local $sum v128) (local $part v128)
    (local.set $floor (f32x4.splat (local.get $least)))
    (local.set $part (f32x4.splat (f32.div (f32.const 1) (f32.convert_i32_s (local.get $rows)))))
    (local.set $bytes (i32.shl (local.get $size) (i32.const 2)))
    (local.set $last (i32.add (local.get $x) (local.get $bytes)))
    (loop $numbers
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $at (local.get $x))
      (local.set $end (i32.add (local.get $x) (i32.mul (local.get $bytes) (local.get $rows))))
      (loop $row
        (local.set $sum (f32x4.add (local.get $sum) (f32x4.pmax (local.get $floor) (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (local.get $bytes)))
        (br_if $row (i32.lt_u (local.get $at) (local.get $end))))
      (v128.store (local.get $out) (f32x4.mul (local.get $sum) (local.get $part)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $x (i32.add (local.get $x) (i32.const 16)))
      (br_if $numbers (i32.lt_u (local.get $x) (local.get $last)))))

  ;; Layer normalisation of each row. The numbers of `bias` follow those of `scale`.
  (func (export "normalise") (param $out i32) (param $x i32) (param $scale i32) (param $rows i32) (param $size i32)
    (local $bytes i32) (local $at i32) (local $end i32) (local $last i32) (local $weight i32) (local $sum v128) (local $mean v128)
    (local $one v128) (local $factor v128)
    (local.set $bytes (i32.shl (local.get $size) (i32.const 2)))
    (local.set $last (i32.add (local.get $x) (i32.mul (local.get $bytes) (local.get $rows))))
    (loop $row
      (local.set $end (i32.add (local.get $x) (local.get $bytes)))
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $at (local.get $x))
      (loop $numbers
        (local.set $sum (f32x4.add (local.get $sum) (v128.load (local.get $at))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $numbers (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $mean (f32x4.splat (f32.div (call $sumOf (local.get $sum)) (f32.convert_i32_s (local.get $size)))))
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $at (local.get $x))
      (loop $numbers
        (local.set $one (f32x4.sub (v128.load (local.get $at)) (local.get $mean)))
        (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul (local.get $one) (local.get $one))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $numbers (i32.lt_u (local.get $at) (local.get $end))))
      ;; The small number keeps a row of equal numbers from a division by zero.
      (local.set $factor
        (f32x4.splat
          (f32.div
            (f32.const 1)
            (f32.sqrt (f32.add (f32.div (call $sumOf (local.get $sum)) (f32.convert_i32_s (local.get $size))) (f32.const 1e-6))))))
      (local.set $weight (local.get $scale))
      (loop $numbers
        (v128.store (local.get $out)
          (f32x4.add
            (v128.load (i32.add (local.get $weight) (local.get $bytes)))
            (f32x4.mul
              (v128.load (local.get $weight))
              (f32x4.mul (local.get $factor) (f32x4.sub (v128.load (local.get $x)) (local.get $mean))))))
        (local.set $weight (i32.add (local.get $weight) (i32.const 16)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (local.set $x (i32.add (local.get $x) (i32.const 16)))
        (br_if $numbers (i32.lt_u (local.get $x) (local.get $end))))
      (br_if $row (i32.lt_u (local.get $x) (local.get $last)))))

  ;; Scaled dot-product attention with four heads. Each row of x holds a query, a key and a value of `size` numbers; `shares` has room for
  ;; one number per row.
  (func (export "attend") (param $out i32) (param $x i32) (param $shares i32) (param $rows i32) (param $size i32)
    (local $bytes i32) (local $width i32) (local $xRow i32) (local $head i32) (local $query i32) (local $row i32) (local $at i32)
    (local $share i32) (local $lastShare i32) (local $factor f32) (local $most f32) (local $sum f32) (local $i i32) (local $total v128)
    (local.set $bytes (i32.shl (local.get $size) (i32.const 2)))
    (local.set $width (i32.shr_u (local.get $bytes) (i32.const 2)))
    (local.set $xRow (i32.mul (local.get $bytes) (i32.const 3)))
    (local.set $lastShare (i32.add (local.get $shares) (i32.shl (local.get $rows) (i32.const 2))))
    (local.set $factor (f32.div (f32.const 1) (f32.sqrt (f32.convert_i32_s (i32.shr_u (local.get $size) (i32.const 2))))))
    (local.set $row (i32.const 0))
    (loop $rows
      (local.set $head (i32.const 0))
      (loop $heads
        (local.set $query (i32.add (local.get $x) (i32.add (i32.mul (local.get $row) (local.get $xRow)) (local.get $head))))
        (local.set $at (i32.add (local.get $x) (i32.add (local.get $bytes) (local.get $head))))
        (local.set $share (local.get $shares))
        (local.set $most (f32.const -inf))
        (loop $keys
          (local.set $sum (f32.mul (call $dot (local.get $query) (local.get $at) (local.get $width)) (local.get $factor)))
          (f32.store (local.get $share) (local.get $sum))
          (local.set $most (f32.max (local.get $most) (local.get $sum)))
          (local.set $at (i32.add (local.get $at) (local.get $xRow)))
          (local.set $share (i32.add (local.get $share) (i32.const 4)))
          (br_if $keys (i32.lt_u (local.get $share) (local.get $lastShare))))
        (local.set $sum (f32.const 0))
        (local.set $share (local.get $shares))
        (loop $keys
          (f32.store (local.get $share)
            (f32.demote_f64 (call $exp (f64.promote_f32 (f32.sub (f32.load (local.get $share)) (local.get $most))))))
          (local.set $sum (f32.add (local.get $sum) (f32.load (local.get $share))))
          (local.set $share (i32.add (local.get $share) (i32.const 4)))
          (br_if $keys (i32.lt_u (local.get $share) (local.get $lastShare))))
        (local.set $sum (f32.div (f32.const 1) (local.get $sum)))
        (local.set $i (i32.const 0))
        (loop $numbers
          (local.set $total (v128.const i32x4 0 0 0 0))
          (local.set $at
            (i32.add (i32.add (local.get $x) (i32.shl (local.get $bytes) (i32.const 1))) (i32.add (local.get $head) (local.get $i))))
          (local.set $share (local.get $shares))
          (loop $values
            (local.set $total
              (f32x4.add (local.get $total) (f32x4.mul (v128.load32_splat (local.get $share)) (v128.load (local.get $at)))))
            (local.set $at (i32.add (local.get $at) (local.get $xRow)))
            (local.set $share (i32.add (local.get $share) (i32.const 4)))
            (br_if $values (i32.lt_u (local.get $share) (local.get $lastShare))))
          (v128.store (local.get $out) (f32x4.mul (local.get $total) (f32x4.splat (local.get $sum))))
          (local.set $out (i32.add (local.get $out) (i32.const 16)))
          (local.set $i (i32.add (local.get $i) (i32.const 16)))
          (br_if $numbers (i32.lt_u (local.get $i) (local.get $width))))
        (local.set $head (i32.add (local.get $head) (local.get $width)))
        (br_if $heads (i32.lt_u (local.get $head) (local.get $bytes))))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $rows (i32.lt_u (local.get $row) (local.get $rows)))))

  ;; out[label] = the scalar product of a vector of `size` numbers and of the label's `size` signed bytes.
  (func (export "compare") (param $out i32) (param $vector i32) (param $bytes i32) (param $labels i32) (param $size i32)
    (local $at i32) (local $end i32) (local $last i32) (local $sum v128) (local $more v128) (local $sixteen v128) (local $eight v128)
    (local.set $last (i32.add (local.get $out) (i32.shl (local.get $labels) (i32.const 2))))
    (loop $label
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $more (local.get $sum))
      (local.set $at (local.get $vector))
      (local.set $end (i32.add (local.get $bytes) (local.get $size)))
      (loop $numbers
        (local.set $sixteen (v128.load (local.get $bytes)))
        (local.set $eight (i16x8.extend_low_i8x16_s (local.get $sixteen)))
        (local.set $sum
          (f32x4.add (local.get $sum)
            (f32x4.mul (v128.load (local.get $at)) (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $eight))))))
        (local.set $more
          (f32x4.add (local.get $more)
            (f32x4.mul (v128.load offset=16 (local.get $at)) (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $eight))))))
        (local.set $eight (i16x8.extend_high_i8x16_s (local.get $sixteen)))
        (local.set $sum
          (f32x4.add (local.get $sum)
            (f32x4.mul (v128.load offset=32 (local.get $at)) (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $eight))))))
        (local.set $more
          (f32x4.add (local.get $more)
            (f32x4.mul (v128.load offset=48 (local.get $at)) (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $eight))))))
        (local.set $at (i32.add (local.get $at) (i32.const 64)))
        (local.set $bytes (i32.add (local.get $bytes) (i32.const 16)))
        (br_if $numbers (i32.lt_u (local.get $bytes) (local.get $end))))
      (f32.store (local.get $out) (call $sumOf (f32x4.add (local.get $sum) (local.get $more))))
      (local.set $out (i32.add (local.get $out) (i32.const 4)))
      (br_if $label (i32.lt_u (local.get $out) (local.get $last))))))
