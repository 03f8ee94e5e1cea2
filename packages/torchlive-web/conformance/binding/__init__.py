"""Calls libtorch the way the native code of a release does (`cxx/src/torchlive`)."""
