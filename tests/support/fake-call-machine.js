/**
 * Daily's side of a call, for tests: what `https://c.daily.co/call-machine/...` answers. The real SDK and the real daily-js
 * run on top of it, over daily-js's own window messages, so that no code of the site is changed.
 *
 * Faults are set before the page loads, in `window.fakeDaily`: `joinDelayMs`, `joinError {type, msg}`, `microphoneError` (a
 * DOMException name), `noiseCancellationError`, `neverListens`. Once a call is up, `window.daily` plays its far side and
 * tells what reached it; a test that plays Vapi's server exposes `window.vapiHears`, which is told each message at once. `window.dailyCalls` counts the calls that hold a microphone or a sound device.
 */
(() => {
  const faults = window.fakeDaily ?? {};
  window.dailyCalls ??= { booted: 0, joined: 0, open: 0 };
  const calls = window.dailyCalls;

  // A load that was cancelled still executes, but nobody waits for it any more.
  if (window._dailyCallMachineLoadWaitlist && !window._dailyCallMachineLoadWaitlist.size) return;
  for (const id of window._daily.pendings.splice(0)) if (window._daily.instances[id]) boot(id);

  function boot(id) {
    calls.booted++;
    const visitorId = `visitor-${id}`;
    const characterId = `character-${id}`;
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const send = (message) =>
      window.postMessage({ ...message, what: 'iframe-call-message', from: 'embedded', callClientId: id }, location.origin);
    const acknowledge = (message, extra) =>
      message.callbackStamp && send({ action: 'ack', callbackStamp: message.callbackStamp, ...extra });

    // daily-js takes its tracks from here.
    const store = { local: { public: { subscribedTracks: {} }, streams: {} }, participants: {}, streams: {} };
    window._daily.instances[id].callMachine = { store: { getState: () => store }, reset() {} };

    let context = null;
    let voice = null;
    let voiceTrack = null;
    let visitorStream = null;
    let visitorMeter = () => 0;
    let voiceMeter = () => 0;
    let audioOn = true;
    let subscribed = false;
    let gone = false;
    const timers = [];

    function track(kind, state) {
      if (kind !== 'audio') return { state: 'off', subscribed: false };
      const blocked = state === 'off' || state === 'blocked' ? { [state]: { byUser: true } } : {};
      return { state, subscribed, ...blocked };
    }
    const tracks = (audio) =>
      Object.fromEntries(['audio', 'video', 'screenAudio', 'screenVideo'].map((kind) => [kind, track(kind, audio)]));
    const visitor = () => ({
      session_id: visitorId,
      user_id: visitorId,
      user_name: '',
      local: true,
      owner: false,
      record: false,
      audio: Boolean(visitorStream?.active) && audioOn,
      video: false,
      screen: false,
      tracks: tracks(!visitorStream ? 'blocked' : audioOn ? 'playable' : 'off'),
      permissions: { hasPresence: true, canSend: true },
    });
    const character = () => ({
      session_id: characterId,
      user_id: characterId,
      user_name: 'Vapi Speaker',
      local: false,
      owner: true,
      record: false,
      audio: true,
      video: false,
      screen: false,
      tracks: tracks(subscribed ? 'playable' : 'sendable'),
    });

    function meterOf(node) {
      const analyser = new AnalyserNode(context, { fftSize: 1024 });
      const samples = new Float32Array(analyser.fftSize);
      node.connect(analyser);
      return () => {
        analyser.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      };
    }

    function openVoice() {
      context = new AudioContext();
      const tone = new OscillatorNode(context, { frequency: 220 });
      const out = context.createMediaStreamDestination();
      voice = new GainNode(context, { gain: 0 });
      tone.connect(voice).connect(out);
      tone.start();
      voiceMeter = meterOf(voice);
      [voiceTrack] = out.stream.getAudioTracks();
      calls.open++;
    }

    async function openMicrophone() {
      try {
        if (faults.microphoneError) throw new DOMException('refused', faults.microphoneError);
        // A track of the page's own comes beside the messages, which cannot carry one.
        const { audioTrack } = window._daily.instances[id].tracks;
        visitorStream = audioTrack ? new MediaStream([audioTrack]) : await navigator.mediaDevices.getUserMedia({ audio: true });
        store.local.streams.cam = { stream: visitorStream };
        visitorMeter = meterOf(context.createMediaStreamSource(visitorStream));
      } catch (error) {
        const type = { NotAllowedError: 'permissions', NotFoundError: 'not-found', NotReadableError: 'mic-in-use' }[error.name];
        send({
          action: 'camera-error',
          errorMsg: { errorMsg: error.name === 'NotAllowedError' ? 'not allowed' : error.message, audioOk: false, videoOk: true },
          error: { type, msg: error.message, blockedBy: 'user', blockedMedia: ['audio'], missingMedia: ['audio'] },
        });
      }
    }

    function takeDown() {
      if (gone) return;
      gone = true;
      for (const timer of timers) clearInterval(timer);
      for (const track of visitorStream?.getTracks() ?? []) track.stop();
      if (!context) return;
      calls.open--;
      context.close();
    }

    /** The far side of this call, and what reached it. */
    const daily = {
      sent: [],
      actions: [],
      joinedWith: null,
      app: (data) => send({ action: 'app-message', fromId: characterId, data: typeof data === 'string' ? data : JSON.stringify(data) }),
      sound(on) {
        voice.gain.value = on ? 0.2 : 0;
      },
      error: (type = 'ejected', msg = 'Meeting has ended') => send({ action: 'error', errorMsg: msg, error: { type, msg } }),
      nonFatal: (type) => send({ action: 'nonfatal-error', type }),
      leave() {
        if (gone) return;
        takeDown();
        send({ action: 'left-meeting' });
      },
      /** As Vapi hangs up: its reason, then Daily's error, then the end. */
      hangUp(endedReason = 'assistant-ended-call') {
        if (endedReason) daily.app({ type: 'status-update', status: 'ended', endedReason });
        daily.error();
        daily.leave();
      },
      isVisitorHeard: () => Boolean(visitorStream?.active) && audioOn,
    };
    window.daily = daily;

    const actions = {
      async 'join-meeting'(message) {
        daily.joinedWith = message.properties;
        if (faults.joinDelayMs) await wait(faults.joinDelayMs);
        if (gone) return;
        if (faults.joinError) return send({ action: 'error', errorMsg: faults.joinError.msg, error: faults.joinError });
        openVoice();
        await openMicrophone();
        if (gone) {
          for (const track of visitorStream?.getTracks() ?? []) track.stop();
          return;
        }
        calls.joined++;
        acknowledge(message);
        send({ action: 'joined-meeting', participants: { local: visitor() }, internal: { _maxAppMessageSize: 4096 } });
        await wait(30);
        if (!gone) send({ action: 'participant-joined', participant: character() });
      },
      'update-participant'(message) {
        if (message.id !== characterId || !message.properties.setSubscribedTracks?.audio || subscribed) return;
        subscribed = true;
        store.streams.character = {
          participantId: characterId,
          type: 'cam',
          pendingTrack: voiceTrack,
          starttime: new Date().toISOString(),
        };
        send({ action: 'participant-updated', participant: character() });
      },
      async 'app-msg'(message) {
        daily.sent.push(message.data);
        window.vapiHears?.(message.data);
        if (message.data === 'playable') {
          if (faults.neverListens) return;
          await wait(20);
          return daily.app('listening');
        }
        if (JSON.parse(message.data).type === 'end-call') daily.hangUp('customer-ended-call');
      },
      'start-remote-participants-audio-level-observer'(message) {
        acknowledge(message);
        timers.push(
          setInterval(() => {
            send({ action: 'remote-participants-audio-level', participantsAudioLevel: { [characterId]: voiceMeter() } });
          }, message.interval),
        );
      },
      'start-local-audio-level-observer'(message) {
        acknowledge(message);
        timers.push(setInterval(() => send({ action: 'local-audio-level', audioLevel: visitorMeter() }), message.interval));
      },
      'update-input-settings'(message) {
        const { noiseCancellationError: msg } = faults;
        acknowledge(message, msg ? { error: { type: 'KrispInitError', msg } } : { inputSettings: message.inputSettings });
      },
      'local-audio'(message) {
        audioOn = message.state;
        for (const track of visitorStream?.getAudioTracks() ?? []) track.enabled = audioOn;
        send({ action: 'participant-updated', participant: visitor() });
      },
      'leave-meeting': daily.leave,
    };

    window.addEventListener('message', function listen({ source, data: message }) {
      if (source !== window || message?.what !== 'iframe-call-message' || message.from !== 'module' || message.callClientId !== id) return;
      daily.actions.push(message.action);
      if (gone && message.action !== 'leave-meeting') return;
      if (actions[message.action]) actions[message.action](message);
      else acknowledge(message);
      if (gone) window.removeEventListener('message', listen);
    });
    send({ action: 'call-machine-initialized' });
  }
})();
