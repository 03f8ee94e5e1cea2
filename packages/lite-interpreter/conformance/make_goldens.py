"""Writes everything that the tests here replay, from real PyTorch: `npm run goldens`.

The sweep over architectures takes an hour; what results.json has is not measured again.
"""
import os
import subprocess
import sys

import make_fixtures
import make_operators
import make_quantized
import make_refusals
import sweep

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    if "--check" in sys.argv:
        print("Models are compared by `npm run test:models`.")
        return
    make_fixtures.main()
    make_refusals.main()
    make_quantized.main()
    make_operators.main()
    sweep.main([])
    subprocess.run(["npx", "tsx", os.path.join(HERE, "writeCoverage.mts")], check=True)
    subprocess.run(["npx", "oxfmt", os.path.dirname(HERE)], check=True)


if __name__ == "__main__":
    main()
