from flask import Flask, jsonify, request
from flask_cors import CORS

app = Flask(__name__)
# Pages from anywhere may ask; apps may do so in any case.
CORS(app)


@app.route("/")
def hello():
    return "The server is running.\n"


@app.route("/echo", methods=["POST"])
def echo():
    return jsonify({"echo": request.form["text"]})


if __name__ == "__main__":
    # All network interfaces, so that a phone can reach the server.
    app.run(host="0.0.0.0", port=5000)
