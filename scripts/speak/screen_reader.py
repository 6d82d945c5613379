"""Starts Orca with a voice that writes, one JSON object a line, and with settings that every run shares.

Orca's own program refuses to start beside another, and this one must not end somebody's.
"""

import json
import os
import sys
import types

import orca.settings
from orca import speechserver


def write(kind, text=""):
    """Adds a line to the file of this run."""
    with open(os.environ["SPEAK_FILE"], "a", encoding="utf-8") as out:
        out.write(json.dumps({"kind": kind, "text": text}, ensure_ascii=False) + "\n")


class SpeechServer(speechserver.SpeechServer):
    """Stands where Orca has the one of speech-dispatcher."""

    _one = None

    @staticmethod
    def getFactoryName():
        return "written"

    @classmethod
    def getSpeechServer(cls, info=None):
        if cls._one is None:
            cls._one = cls()
        return cls._one

    @classmethod
    def getSpeechServers(cls):
        return [cls.getSpeechServer()]

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["written", "written"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            write("speech", text)

    def speakCharacter(self, character, acss=None):
        write("speech", character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _acss in utteranceIterator:
            write("speech", context.utterance)

    def stop(self):
        write("stop")


module = types.ModuleType("written")
module.SpeechServer = SpeechServer
sys.modules["written"] = module

orca.settings.speechServerFactory = "written"
orca.settings.speechFactoryModules = ["written"]
# Whoever uses a page by keys does not wait until all of it is read.
orca.settings.sayAllOnLoad = False
# How much of a page has come when it counts them differs from run to run.
orca.settings.pageSummaryOnLoad = False
# What is typed stands in the journey.
orca.settings.enableKeyEcho = False
orca.settings.enableEchoByCharacter = False
orca.settings.enableEchoByWord = False
orca.settings.enableBraille = False
orca.settings.enableSound = False


from orca import orca as program  # noqa: E402  It reads the settings as it is loaded.

manager = program.getSettingsManager()
manager.activate(None, {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(program.main())
