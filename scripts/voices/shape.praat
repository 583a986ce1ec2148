
form shape
  sentence inf
  sentence outf
  real formant 1
  real median 0
  real range 1
  real dur 1
  real tremHz 0
  real tremDepth 0
  real drift 0
  real flat 0
  real pmin 75
  real pmax 500
endform
random_initializeWithSeedUnsafelyButPredictably (7)
s = Read from file: inf$
if formant <> 1
  s2 = Change gender: pmin, pmax, formant, 0, 1, 1
else
  s2 = Copy: "c"
endif
selectObject: s2
len = Get total duration
p = To Pitch: 0.0, pmin, pmax
med = Get quantile: 0, 0, 0.5, "Hertz"
if median = 0
  target = med
else
  target = median
endif
selectObject: s2
m = To Manipulation: 0.01, pmin, pmax
t = Extract pitch tier
if flat > 0
  Formula: "flat * (1 + tremDepth * sin(2*pi*tremHz*x))"
else
  Formula: "target * (self/med)^range * (1 + tremDepth * sin(2*pi*tremHz*x) + drift * (sin(2*pi*0.71*x+0.6) + 0.6*sin(2*pi*1.63*x+2) + 0.35*sin(2*pi*3.9*x+4)))"
endif
d = Create DurationTier: "d", 0, len
Add point: 0, dur
Add point: len * 0.72, dur
Add point: len, dur * 1.15
selectObject: m, t
Replace pitch tier
selectObject: m, d
Replace duration tier
selectObject: m
o = Get resynthesis (overlap-add)
Scale peak: 0.8
Save as WAV file: outf$
